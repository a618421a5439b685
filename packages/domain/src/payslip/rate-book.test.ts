import { expect, test } from 'vitest'
import { Day } from '../kernel/index.ts'
import { check } from '../testing/check.ts'
import { rateBook } from './rate-book.policy.ts'
import { ratesOn } from './rate-book.rules.ts'
import { ratesByDay } from './rate-book.table.ts'

check(ratesByDay)

test('a year with a missing row has no rates', () => {
  const day = Day.make('2026-11-22')
  expect(ratesOn(day, rateBook)).toBeDefined()
  for (const missing of rateBook.filter(({ rate }) => rate !== 'minimumWage')) {
    expect(
      ratesOn(
        day,
        rateBook.filter((row) => row !== missing),
      ),
    ).toBeUndefined()
  }
})

test('rates by nation, plan or age have exactly one row each', () => {
  const rates = ratesOn(Day.make('2026-11-22'))
  const keys = [rates?.bands, rates?.loans, rates?.minimumWages].map((by) => Object.keys(by ?? {}))
  expect(keys).toEqual([
    ['englandOrNorthernIreland', 'wales', 'scotland'],
    ['plan1', 'plan2', 'plan4', 'plan5', 'postgraduate'],
    ['from21', 'from18', 'under18OrApprentice'],
  ])
})

test('a missing minimum wage doesn’t affect the other rates', () => {
  const book = rateBook.filter((row) => row.rate !== 'minimumWage' || row.ageGroup !== 'from18')
  const rates = ratesOn(Day.make('2026-11-22'), book)
  expect([rates?.taxYear, rates?.minimumWages]).toEqual(['2026-27', undefined])
})

test('every row has its days and a checked source, the newest last', () => {
  for (const { from, until, source } of rateBook) {
    expect(from < until).toBe(true)
    expect(source.address).toMatch(/^https:\/\/www\.gov\.uk\//)
    expect(source.checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  }
  const years = rateBook.map(({ until }) => until.slice(0, 4))
  expect(years).toEqual([...years].sort())
})
