import { readFileSync } from 'node:fs'
import { benefitsPolicy } from '@save/domain/benefits'
import { formatPounds, nothing, recordOf } from '@save/domain/kernel'
import { describe, expect, test } from 'vitest'
import { fromPromise, setup } from 'xstate'
import { type ChartState, type ChartTransition, chartOf } from './chart.ts'
import { diagramOf } from './diagram.ts'
import { codesOf, readCodes, type Worded, wordedKinds, writeCodes } from './guard-codes.ts'
import { chartInWords, type MachineWords, readMachineWords } from './machine-words.ts'
import { mermaidOf } from './mermaid.ts'
import { rulesOfDomain, withRulesOfGuards } from './rules-of-guards.ts'
import { shippedMachines } from './shipped-machines.ts'

const machine = setup({
  actors: { send: fromPromise(async () => undefined) },
  guards: { maySend: () => true },
  delays: { pause: 500 },
  actions: { count: () => undefined },
}).createMachine({
  id: 'form',
  initial: 'entering',
  on: { 'session.expired': '.stopped' },
  states: {
    entering: {
      on: {
        'form.changed': { actions: 'count' },
        'form.submitted': [{ guard: 'maySend', target: 'sending' }, { actions: 'count' }],
      },
    },
    sending: {
      invoke: { src: 'send', onDone: 'done', onError: 'entering' },
      initial: 'waiting',
      states: { waiting: { after: { pause: 'waitingLong' } }, waitingLong: {} },
    },
    done: { always: { target: 'stopped' } },
    stopped: { type: 'final' },
  },
})

describe('The chart of a machine', () => {
  const chart = chartOf(machine)
  const state = (name: string) => chart.states.find((state) => state.name === name)

  test('names events, guards and actions as the code does', () => {
    expect(state('entering')?.transitions).toEqual([
      { on: 'form.changed', guard: undefined, to: 'entering', actions: ['count'] },
      { on: 'form.submitted', guard: 'maySend', to: 'sending', actions: [] },
      { on: 'form.submitted', guard: undefined, to: 'entering', actions: ['count'] },
    ])
  })

  test('names calls, pauses and automatic events as the code does', () => {
    expect(state('sending')?.transitions.map(({ on, to }) => [on, to])).toEqual([
      ['send: onDone', 'done'],
      ['send: onError', 'entering'],
    ])
    expect(state('sending')?.states[0]?.transitions.map(({ on }) => on)).toEqual(['after pause'])
    expect(state('done')?.transitions.map(({ on }) => on)).toEqual(['always'])
  })

  test('shows where it starts and ends, and what runs', () => {
    expect([state('entering')?.kind, state('stopped')?.kind, state('sending')?.invokes]).toEqual([
      'initial',
      'final',
      ['send'],
    ])
  })
})

describe('Its drawing', () => {
  const mermaid = mermaidOf(chartOf(machine))

  test('runs downwards: what leads back is written from its target', () => {
    expect(mermaid).toContain('entering -->|form.submitted, if maySend| sending')
    expect(mermaid).toContain('entering <---|send: onError| sending')
  })

  test('puts what stays inside the box, and what applies everywhere into a box of its own', () => {
    expect(mermaid).toContain('entering(● entering<br>form.changed<br>form.submitted)')
    expect(mermaid).toContain('machine_each[in every state]')
  })

  test('names every state, carries no style and asks no other host', () => {
    const svg = diagramOf(mermaid, 'form')
    for (const name of ['entering', 'waiting', 'waitingLong', 'stopped'])
      expect(svg).toContain(name)
    expect(svg).not.toMatch(/<style| style=|https?:\/\/(?!www\.w3\.org)/)
  })

  test('gives every arrow its head at its end', () => {
    expect(diagramOf(mermaid, 'form')).not.toContain('marker-start')
  })
})

test('Every machine of the domain can be charted', async () => {
  const machines = await shippedMachines('packages/domain/src')
  expect(machines.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['loginMachine', 'searchMachine', 'portalMachine']),
  )
  // They have no port, so they are no functions.
  expect(machines.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['purseMachine', 'payslipMachine']),
  )
  for (const { machine } of machines) expect(chartOf(machine).states.length).toBeGreaterThan(0)
})

describe('The machines in words', () => {
  const words = readMachineWords()
  const kinds = ['states', 'events', 'guards', 'calls', 'actions'] as const
  const used = async () => {
    const all = recordOf(kinds, () => new Set<string>())
    const note = (kind: keyof MachineWords, key: string) => all[kind].add(key)
    for (const { name, machine } of await shippedMachines('packages/domain/src'))
      chartInWords(chartOf(machine), name, words, note)
    return all
  }
  const isAnswer = (key: string) => /: on(?:Done|Error)$/.test(key)

  test.each(kinds)('every name of the %s that ship has words', async (kind) => {
    const missing = [...(await used())[kind]].filter(
      (key) => words[kind][key] === undefined && !isAnswer(key),
    )
    expect(missing).toEqual([])
  })

  test.each(kinds)('no words of the %s are for a name that does not exist', async (kind) => {
    const known = (await used())[kind]
    expect(Object.keys(words[kind]).filter((key) => !known.has(key))).toEqual([])
  })

  test('a figure in the words is the one in force', () => {
    const most = formatPounds(benefitsPolicy.mostGivenUp)
    expect(words.guards['isAmount']).toContain(`at most ${most}`)
    const said = Object.values(words).flatMap(
      (names) =>
        Object.values(names)
          .join()
          .match(/£[\d,.]+\d/g) ?? [],
    )
    expect(said.filter((figure) => ![most, formatPounds(nothing)].includes(figure))).toEqual([])
  })

  test('a machine may have words of its own for a name that others have, too', () => {
    const own: MachineWords = {
      states: {
        entering: 'Entering.',
        'formMachine.sending': 'The form is sent.',
        sending: 'Sent.',
      },
      events: { 'form.submitted': 'Pressed.' },
      guards: { maySend: 'it may' },
      calls: {},
      actions: {},
    }
    const chart = chartInWords(chartOf(machine), 'formMachine', own, undefined, {})
    expect(chart.states.slice(0, 2).map(({ says }) => says)).toEqual([
      'Entering.',
      'The form is sent.',
    ])
    expect(chart.states[0]?.transitions[1]).toMatchObject({ says: 'Pressed.', guardSays: 'it may' })
    expect(chart.states[1]?.transitions.map(({ says }) => says)).toEqual([
      'The answer is there.',
      'There is no usable answer.',
    ])
  })
})

describe('The words of guards and actions hold for the code that they were written for', async () => {
  const machines = (await shippedMachines('packages/domain/src')).map(({ name, file }) => ({
    name,
    text: readFileSync(file, 'utf8'),
  }))
  if (process.env['SAVE_WORDS'])
    for (const kind of wordedKinds) writeCodes(kind, codesOf(kind, machines))

  test.each(wordedKinds)(
    'which has not changed since (each %s); otherwise read the words again, then SAVE_WORDS=1',
    (kind) => {
      expect(codesOf(kind, machines)).toEqual(readCodes(kind))
    },
  )

  test('a changed condition asks for it, also in a function beside the machine; a comment does not', () => {
    const changed = (kind: Worded, name: string, from: string, to: string) => {
      const known = machines.find((machine) => machine.name === name)
      expect(known?.text).toContain(from)
      const now = codesOf(kind, [{ name, text: known?.text.replace(from, to) ?? '' }])
      const codes = readCodes(kind)
      return Object.keys(now).filter((own) => now[own] !== codes[own])
    }
    expect(changed('guard', 'loginMachine', 'mayLogIn(', '!mayLogIn(')).toEqual([
      'loginMachine.mayLogIn',
    ])
    expect(changed('guard', 'loginMachine', 'guards: {', 'guards: {\n// Nothing.\n')).toEqual([])
    expect(changed('action', 'orderMachine', 'wasLeft || amount', 'amount')).toEqual([
      'orderMachine.takeAmountOfPage',
    ])
    expect(changed('action', 'orderMachine', 'actions: {', 'actions: {\n// Nothing.\n')).toEqual([])
  })
})

describe('The rules that a guard asks', () => {
  const folder = 'packages/domain/src'
  const rules = rulesOfDomain(folder)
  const askedBy = async (machine: string) => {
    const found = (await shippedMachines(folder)).find(({ name }) => name === machine)
    if (found === undefined) throw new Error(`There is no ${machine}.`)
    const transitions = (state: ChartState): readonly ChartTransition[] => [
      ...state.transitions,
      ...state.states.flatMap(transitions),
    ]
    return new Map(
      transitions(withRulesOfGuards(chartOf(found.machine), found.file, rules)).map(
        ({ guard, guardRules = [] }) => [guard, guardRules.map(({ name }) => name)],
      ),
    )
  }

  test('are those of its code', async () => {
    expect((await askedBy('amountEntryMachine')).get('isAmount')).toEqual([
      'sacrificeAmountIn',
      'isTooMuch',
    ])
    expect((await askedBy('checkoutMachine')).get('mayGoTo')).toEqual(['providerAddress'])
  })

  test('also through a function of the machine’s own file', async () => {
    expect((await askedBy('bankWithdrawalMachine')).get('mayTransfer')).not.toEqual([])
  })

  test('not what a constant of the same name elsewhere in the file asks', async () => {
    expect((await askedBy('cardWithdrawalMachine')).get('saysEverything')).toEqual([])
  })

  test('lead to their place in the rulebook', () => {
    expect(rules.find(({ name }) => name === 'isTooMuch')?.anchor).toBe(
      'rule-benefits-sacrifice-amount-isTooMuch',
    )
  })
})
