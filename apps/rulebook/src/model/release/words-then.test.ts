import { expect, test } from 'vitest'
import { readMachineWords } from '../../machines/machine-words.ts'
import { changeLine } from '../../page/changes/change-line.ts'
import { html } from '../../page/html.ts'
import type { Change } from '../changes/changes.ts'
import { machineWordsAt, withGone, withWordsThen } from './words-then.ts'

const none = { states: {}, events: {}, guards: {}, calls: {}, actions: {} }
const now = { ...none, guards: { mayOrder: 'the member may order' } }
const then = {
  ...none,
  states: { 'cardMachine.waiting': 'It waits.' },
  events: { 'page.left': 'The member leaves.' },
  guards: { isGone: 'the member has gone', mayOrder: 'the member could order', other: 'no' },
}
const file = 'packages/domain/src/withdrawal/card.machine.ts'
const change: Change = {
  file,
  kind: 'machine',
  name: 'states.waiting.on.page.left 2',
  was: "{ guard: 'isGone', target: 'offering' }",
  is: undefined,
}

test('A guard, a state and an event that are gone are told in the words of then', () => {
  const [told] = withWordsThen([change], then, now)
  expect(told?.wordsThen).toEqual({
    ...none,
    states: { 'cardMachine.waiting': 'It waits.' },
    events: { 'page.left': 'The member leaves.' },
    guards: { isGone: 'the member has gone' },
  })
  const line = String(changeLine(told ?? change, (text) => html`${text}`))
  expect(line).toContain('Only if the member has gone:')
  expect(line).toContain('While: It waits. When: The member leaves')
  expect(String(changeLine(change, (text) => html`${text}`))).toContain('Only if is gone:')
})

test('What is no machine, or names nothing that is gone, needs no such words', () => {
  const others = [
    { ...change, kind: 'rule' },
    { ...change, name: 'initial', was: "'offering'" },
  ] as const
  expect(withWordsThen(others, then, now)).toEqual(others)
})

test('Today’s words come first', () => {
  expect(withGone(now, then).guards).toEqual({ ...then.guards, ...now.guards })
  expect(withGone(now)).toEqual(now)
})

test('The words of a commit are those of its files; a commit without them has none', () => {
  expect(machineWordsAt('no such commit')).toEqual(none)
  const { states, actions } = machineWordsAt('HEAD')
  const today = readMachineWords()
  expect(Object.keys(states).some((key) => key in today.states)).toBe(true)
  expect(Object.keys(actions).some((key) => key in today.actions)).toBe(true)
})
