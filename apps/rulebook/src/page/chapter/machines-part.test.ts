import { expect, test } from 'vitest'
import type { ChartState, ChartTransition } from '../../machines/chart.ts'
import type { ChartedMachine } from '../../rulebook.ts'
import { linkingTo } from '../words.ts'
import { machinesPart } from './machines-part.ts'

const line = (on: string, guard?: string): ChartTransition => ({
  on,
  guard,
  to: 'login.sending',
  actions: [],
})

const state: ChartState = {
  name: 'typing',
  path: 'login.typing',
  kind: 'initial',
  invokes: [],
  entry: [],
  exit: [],
  transitions: [line('submitted', 'isWhole'), line('submitted'), line('left')],
  states: [],
}

const pageOf = (chart: ChartState) =>
  String(
    machinesPart(
      [{ name: 'login', file: 'login.machine.ts', says: [], chart } as ChartedMachine],
      () => ({ day: '2026-11-22' }),
      linkingTo(new Set()),
    ),
  )

test('Of several lines for one event each but the first is what happens otherwise', () => {
  const page = pageOf({ ...state, name: 'login', path: '', transitions: [], states: [state] })
  expect(page.match(/Otherwise: /g)).toHaveLength(1)
  expect(page).toMatch(/Otherwise: \s*submitted/)
})

test('What a state does itself stands before what happens in every state', () => {
  const outer = { ...state, name: 'form', path: 'form', transitions: [line('saved')] }
  const page = pageOf({
    ...state,
    path: '',
    transitions: [line('closed')],
    states: [{ ...outer, states: [state] }],
  })
  const places = [
    '<code>left</code>',
    'In every state of these, unless a line of the state itself holds:',
    '<code>saved</code>',
    'In every state, unless a line of the state itself holds:',
    '<code>closed</code>',
  ].map((text) => page.indexOf(text))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('A state that nothing leads to is marked', () => {
  const lost: ChartState = { ...state, name: 'lost', path: 'login.lost', kind: 'plain' }
  const login: ChartState = { ...state, name: 'login', path: '', states: [state, lost] }
  expect(pageOf(login).match(/nothing leads here/g)).toHaveLength(1)
})
