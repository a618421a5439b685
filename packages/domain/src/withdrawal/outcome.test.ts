import { expect, test } from 'vitest'
import { check } from '../testing/check.ts'
import { exampleMember } from '../testing/examples.ts'
import { failedNotice, isFailureDoubtful, outcomeBetween } from './outcome.rules.ts'
import {
  bankMessages,
  cardMessages,
  shownBalance,
  shownEnds,
  unsaidOutcomes,
} from './outcome.table.ts'
import { withdrawalMessages } from './withdrawal.messages.ts'

check(unsaidOutcomes)
check(shownBalance)
check(shownEnds)
check(cardMessages)
check(bankMessages)

test('CARDW-05 where the member was not known before, the outcome found counts', () => {
  const after = { ...exampleMember, lastCardWithdrawal: 'withdrawn' } as const
  expect(outcomeBetween(undefined, after)).toBe('withdrawn')
})

test('CARDW-10 without a member from before the call, nothing contradicts a failure', () => {
  expect(isFailureDoubtful('failed', undefined, exampleMember)).toBe(false)
})

test('CARDW-10 without an answer a sentence of ours says that it may have arrived (OQ-135)', () => {
  expect(failedNotice(true)).toEqual({
    about: 'failed',
    tone: 'error',
    text: withdrawalMessages.failed,
    addition: withdrawalMessages.ours.mayHaveArrived,
  })
})
