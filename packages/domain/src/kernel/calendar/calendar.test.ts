import { expect, test } from 'vitest'
import { check } from '../../testing/check.ts'
import { dayOf, localDayOf } from './calendar.rules.ts'
import { days, londonDays } from './calendar.table.ts'

check(days)
check(londonDays)

test('a day that is missing in the server’s answer is blank', () => {
  expect([dayOf(null), dayOf(undefined)]).toEqual([undefined, undefined])
})

test.each([
  ['9 January 2026', '2026-01-09', 2026, 0, 9],
  ['31 December 2026', '2026-12-31', 2026, 11, 31],
  ['4 March 987', '0987-03-04', 987, 2, 4],
])('where the clock shows %s, the day is %s', (_, day, year, month, date) => {
  const clock = { getFullYear: () => year, getMonth: () => month, getDate: () => date }
  expect(localDayOf(clock)).toBe(day)
})
