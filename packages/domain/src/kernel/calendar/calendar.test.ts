import { expect, test } from 'vitest'
import { check } from '../../testing/check.ts'
import { dayOf } from './calendar.rules.ts'
import { days, londonDays } from './calendar.table.ts'

check(days)
check(londonDays)

test('a missing day in the server’s answer is shown as blank', () => {
  expect([dayOf(null), dayOf(undefined)]).toEqual([undefined, undefined])
})
