import { expect, test } from 'vitest'
import { check } from '../../testing/check.ts'
import { dayOf } from './calendar.rules.ts'
import { days, londonDays, taxYears } from './calendar.table.ts'
import { londonTimeOf } from './london-day.rules.ts'

check(days)
check(londonDays)
check(taxYears)

test('the time of day is London’s in every season', () => {
  // 09:02 UTC on 5 January and on 5 July 2026.
  const times = [1_767_603_720_000, 1_783_242_120_000].map(londonTimeOf)
  expect(times).toEqual(['09:02', '10:02'])
})

test('a missing day in the server’s answer shows as blank', () => {
  expect([dayOf(null), dayOf(undefined)]).toEqual([undefined, undefined])
})
