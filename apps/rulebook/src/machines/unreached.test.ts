import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { chartOf } from './chart.ts'
import { chartedMachines } from './charted-machines.ts'
import { complaintsAboutStates, unreachedIn } from './unreached.ts'

type StatesOf = NonNullable<Parameters<typeof createMachine>[0]['states']>

const paths = (states: StatesOf, type: object = { initial: 'idle' }) =>
  unreachedIn(chartOf(createMachine({ ...type, states }))).map(({ path }) => path)

test('A state that nothing but itself leads to is named, also within another', () => {
  expect(
    paths({
      idle: { on: { go: 'reading' } },
      reading: { initial: 'first', states: { first: {}, second: { on: { again: 'first' } } } },
      lost: { on: { stay: 'lost', back: 'idle' } },
    }),
  ).toEqual(['lost', 'reading.second'])
})

test('not one that only an inner state of it is led to, nor parts of a state that are there at once', () => {
  expect(
    paths({
      idle: { on: { go: '#inner' } },
      outer: { initial: 'a', states: { a: { id: 'inner' } } },
    }),
  ).toEqual([])
  expect(paths({ one: {}, two: {} }, { type: 'parallel' })).toEqual([])
})

test('Something leads to every state of the machines that the book shows', async () => {
  expect(complaintsAboutStates([{ machines: await chartedMachines() }])).toEqual([])
})

test('What nothing leads to makes the rulebook fail, in words', () => {
  const chart = chartOf(createMachine({ initial: 'idle', states: { idle: {}, lost: {} } }))
  const machine = { name: 'bankWithdrawalMachine', file: 'bank.machine.ts', says: [], chart }
  expect(complaintsAboutStates([{ machines: [machine as never] }])).toEqual([
    'bank.machine.ts: in the bank withdrawal machine nothing leads to “lost” (lost).',
  ])
})
