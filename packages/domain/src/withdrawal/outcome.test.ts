import { expect, test } from 'vitest'
import { check } from '../testing/check.ts'
import { exampleMember } from '../testing/examples.ts'
import { isFailureDoubtful, outcomeBetween } from './outcome.rules.ts'
import {
  bankMessages,
  cardMessages,
  shownBalance,
  shownEnds,
  unsaidOutcomes,
} from './outcome.table.ts'
import { failedNotice } from './outcome-notices.rules.ts'
import { withdrawalMessages } from './withdrawal.messages.ts'

check(unsaidOutcomes)
check(shownBalance)
check(shownEnds)
check(cardMessages)
check(bankMessages)

test('CARDW-05 the outcome counts if no member was known before', () => {
  const after = { ...exampleMember, lastCardWithdrawal: 'withdrawn' } as const
  expect(outcomeBetween(undefined, after)).toBe('withdrawn')
})

test('CARDW-10 a failure is certain if no member was known before the call', () => {
  expect(isFailureDoubtful('failed', undefined, exampleMember)).toBe(false)
})

test('CARDW-10 after a lost response our own sentence says that the withdrawal may have arrived (OQ-135)', () => {
  expect(failedNotice(true)).toEqual({
    about: 'failed',
    tone: 'error',
    text: withdrawalMessages.failed,
    addition: withdrawalMessages.ours.mayHaveArrived,
  })
})
