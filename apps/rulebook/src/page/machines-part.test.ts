import { expect, test } from 'vitest'
import type { ChartState, ChartTransition } from '../machines/chart.ts'
import type { ChartedMachine } from '../rulebook.ts'
import { machinesPart } from './machines-part.ts'
import { linkingTo } from './words.ts'

test('Of several lines for one event each but the first is what happens otherwise', () => {
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
  const chart = { ...state, name: 'login', path: 'login', transitions: [], states: [state] }
  const machine = { name: 'login', file: 'login.machine.ts', says: [], chart } as ChartedMachine
  const page = String(machinesPart([machine], linkingTo(new Set())))
  expect(page.match(/Otherwise: /g)).toHaveLength(1)
  expect(page).toMatch(/Otherwise: \s*submitted/)
})
