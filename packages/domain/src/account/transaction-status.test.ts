import { expect, test } from 'vitest'
import { ChoiceId, pounds } from '../kernel/index.ts'
import { check } from '../testing/check.ts'
import { choiceStatusKind, isGain, statusKindOf } from './transaction-status.rules.ts'
import { statusKinds } from './transaction-status.table.ts'

check(statusKinds)

test('white space around a status doesn’t count', () => {
  for (const { status } of statusKinds.rows.map(statusKinds.givenIn))
    expect(statusKindOf(` ${status ?? ''} `)).toBe(statusKindOf(status))
})

test.each([
  [true, 'Active', 'off'],
  [false, 'Active', 'done'],
  [false, 'Cancelled', 'off'],
])('a choice with the flag %j and the status %s is %s', (isCancelled, status, statusKind) => {
  expect(choiceStatusKind({ id: ChoiceId.make('7'), isCancelled, status })).toBe(statusKind)
})

test.each([
  ['paid cashback of £0.01 is a gain', 'Cashback', 'Paid', '0.01', true],
  ['a bonus is a gain', 'BONUS', 'Paid', '10.00', true],
  ['a referral is a gain', ' Referral ', 'Paid', '10.00', true],
  ['a balance brought forward is no gain', 'Transfer', 'Paid', '1094.88', false],
  ['an amount without a type is no gain', undefined, 'Paid', '10.00', false],
  ['paid cashback of £0.00 is no gain', 'Cashback', 'Paid', '0.00', false],
  ['cashback of £120.00 that was taken back is no gain', 'Cashback', 'Paid', '-120.00', false],
  ['pending cashback of £25.00 is no gain', 'Cashback', 'Pending', '25.00', false],
  ['declined cashback of £25.00 is no gain', 'Cashback', 'Declined', '25.00', false],
])('%s', (_, transactionType, status, amount, gain) => {
  const line = { id: '1', status, ...(transactionType && { transactionType }) }
  expect(isGain({ ...line, cashbackAmount: pounds(amount) })).toBe(gain)
  expect(isGain(line)).toBe(false)
})
