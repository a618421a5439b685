import { expect, test } from 'vitest'
import { ChoiceId, pounds } from '../kernel/index.ts'
import { check } from '../testing/check.ts'
import { choiceStanding, isGain, standingOf } from './standing.rules.ts'
import { standings } from './standing.table.ts'

check(standings)

test('white space around a status does not count', () => {
  for (const { status } of standings.rows.map(standings.givenIn))
    expect(standingOf(` ${status ?? ''} `)).toBe(standingOf(status))
})

test.each([
  [true, 'Active', 'off'],
  [false, 'Active', 'done'],
  [false, 'Cancelled', 'off'],
])('a choice with the flag %j and the status %s is %s', (isCancelled, status, standing) => {
  expect(choiceStanding({ id: ChoiceId.make('7'), isCancelled, status })).toBe(standing)
})

test.each([
  ['paid cashback of £0.01 is a gain', 'Paid', '0.01', true],
  ['paid cashback of £0.00 is no gain', 'Paid', '0.00', false],
  ['cashback of £120.00 that was taken back is no gain', 'Paid', '-120.00', false],
  ['pending cashback of £25.00 is no gain', 'Pending', '25.00', false],
  ['declined cashback of £25.00 is no gain', 'Declined', '25.00', false],
])('%s', (_, status, amount, gain) => {
  expect(isGain({ id: '1', status, cashbackAmount: pounds(amount) })).toBe(gain)
  expect(isGain({ id: '1', status })).toBe(false)
})
