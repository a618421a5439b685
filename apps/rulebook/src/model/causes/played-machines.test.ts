import { describe, expect, test } from 'vitest'
import { machinesIn, machinesPlayed } from './played-machines.ts'

describe('Which machines does a group of a test file play?', () => {
  const text = `import { bankMachine, cardMachine } from './machines.ts'
describe('To the bank', () => { const machine = bankMachine({}) })
describe('To the card', () => { describe('now', () => { play(cardMachine) }) })
describe('Neither', () => { test('x', () => {}) })`

  test.each([
    ['To the bank', ['bankMachine']],
    ['To the card', ['cardMachine']],
    ['now', ['cardMachine']],
    ['Neither', []],
    ['Unknown', []],
  ])('%s: %o', (group, machines) => {
    expect([...machinesIn(text, group)]).toEqual(machines)
  })

  test('one of a table that was worked out before its tests ran', () => {
    const file = 'packages/domain/src/withdrawal/paths.test.ts'
    const titleOf = (to: string) =>
      `Where does a withdrawal to the ${to} lead from each state, and what does the page say?`
    const played = (group: string) => [...machinesPlayed(file, group)][0]
    expect(played(titleOf('bank'))).toBe('bankWithdrawalMachine')
    expect(played(titleOf('card'))).toBe('cardWithdrawalMachine')
    expect([...machinesPlayed('gone.test.ts', titleOf('bank'))]).toEqual([])
  })
})
