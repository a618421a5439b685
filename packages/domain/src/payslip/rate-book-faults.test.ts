import { expect, test } from 'vitest'
import { londonDayOf } from '../kernel/index.ts'
import { check } from '../testing/check.ts'
import { rateBook } from './rate-book.policy.ts'
import { rateBookFaults, rateName } from './rate-book-faults.rules.ts'
import { endingRates, faultyRates, outdatedSources } from './rate-book-faults.table.ts'

check(faultyRates)
check(outdatedSources)
check(endingRates)

test('every rate has a name that includes its scope', () => {
  expect([...new Set(rateBook.map(rateName))]).toEqual([
    'Personal allowance',
    'Income tax, England or Northern Ireland',
    'Income tax, Wales',
    'Income tax, Scotland',
    'National Insurance',
    'Student loan, Plan 1',
    'Student loan, Plan 2',
    'Student loan, Plan 4',
    'Student loan, Plan 5',
    'Student loan, postgraduate',
    'Tax relief on a pension paid after tax',
    'Minimum wage, 21 or over',
    'Minimum wage, 18 to 20',
    'Minimum wage, Under 18, or on the apprentice rate',
  ])
})

test('every current rate has a row, and every source was checked within a year', () => {
  // biome-ignore lint/style/noRestrictedGlobals: This test is about the real day: it fails when the book needs its next rows.
  expect(rateBookFaults(londonDayOf(Date.now()))).toEqual([])
})
