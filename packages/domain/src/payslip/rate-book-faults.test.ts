import { expect, test } from 'vitest'
import { londonDayOf } from '../kernel/index.ts'
import { check } from '../testing/check.ts'
import { rateBookFaults } from './rate-book-faults.rules.ts'
import { endingRates, faultyRates, outdatedSources } from './rate-book-faults.table.ts'

check(faultyRates)
check(outdatedSources)
check(endingRates)

test('every current rate has a row, and every source was checked within a year', () => {
  // biome-ignore lint/style/noRestrictedGlobals: This test is about the real day: it fails when the book needs its next rows.
  expect(rateBookFaults(londonDayOf(Date.now()))).toEqual([])
})
