import { expect, test } from 'vitest'
import { check } from '../../testing/check.ts'
import { dayOf } from './calendar.rules.ts'
import { days, londonDays } from './calendar.table.ts'

check(days)
check(londonDays)

test('a day that is missing in the server’s answer is blank', () => {
  expect([dayOf(null), dayOf(undefined)]).toEqual([undefined, undefined])
})
