import { describe, expect, test } from 'vitest'
import { check } from '../testing/check.ts'
import { exampleMember } from '../testing/examples.ts'
import { sortFieldErrors } from './field-errors.rules.ts'
import { fieldsOfErrors } from './field-errors.table.ts'
import { shownBalance, shownEnds } from './outcome.table.ts'
import { failedNotice } from './outcome-messages.rules.ts'
import { bankMessages, cardMessages } from './outcome-messages.table.ts'
import { isFailureDoubtful, outcomeBetween } from './unsaid-outcome.rules.ts'
import { unsaidOutcomes } from './unsaid-outcome.table.ts'
import { withdrawalMessages } from './withdrawal.messages.ts'

check(unsaidOutcomes)
check(shownBalance)
check(shownEnds)
check(cardMessages)
check(bankMessages)
check(fieldsOfErrors)

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

describe('Field errors', () => {
  test('BANKW-19 white space around the name makes no difference', () => {
    const { complaints } = sortFieldErrors([{ field: ' SortCode ', errorMessage: 'Refused.' }])
    expect(complaints).toEqual({ sortCode: 'Refused.' })
  })

  test('BANKW-19 several about one field are together, repeats once, blanks not at all', () => {
    const errors = ['Refused.', ' Refused. ', '', 'Unknown bank.'].flatMap((errorMessage) => [
      { field: 'sortCode', errorMessage },
      { field: 'other', errorMessage },
    ])
    expect(sortFieldErrors(errors)).toEqual({
      complaints: { sortCode: 'Refused. Unknown bank.' },
      others: ['Refused.', 'Unknown bank.'],
    })
  })
})
