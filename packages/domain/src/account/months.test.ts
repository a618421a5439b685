import { expect, test } from 'vitest'
import { Day } from '../kernel/index.ts'
import { check } from '../testing/check.ts'
import { monthsOf } from './months.rules.ts'
import { monthLines } from './months.table.ts'

check(monthLines)

const on = (day: string) => ({ id: day, transactionDate: Day.make(day) })

test('transactions of the same month are grouped under it, in any order', () => {
  const [first, second, third] = monthsOf([on('2026-10-18'), on('2026-11-01'), on('2026-10-02')])
  expect(third).toBe(first)
  expect(second).not.toBe(first)
})

test('transactions without a date have no month', () => {
  expect(monthsOf([{ id: '1' }, { id: '2' }])).toEqual([undefined, undefined])
})

test('every month has its name', () => {
  const days = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}-28`)
  expect(monthsOf(days.map(on)).map((month) => month?.name.slice(0, 3))).toEqual(
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  )
})
