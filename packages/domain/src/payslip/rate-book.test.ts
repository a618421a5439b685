import { describe, expect, test } from 'vitest'
import { Day, formatPounds } from '../kernel/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { rateBook } from './rate-book.policy.ts'
import { ratesOn, taxYearOf } from './rate-book.rules.ts'

describe('Which tax year is it, and are its rates known?', () => {
  const cases = decisionTable(
    ['day', 'tax year', 'rates', 'minimum wage'],
    `
    day        | tax year | rates   | minimum wage
    2026-04-05 | 2025-26  | unknown | unknown
    2026-04-06 | 2026-27  | known   | £12.71
    2026-12-31 | 2026-27  | known   | £12.71
    2027-01-01 | 2026-27  | known   | £12.71
    2027-03-31 | 2026-27  | known   | £12.71
    2027-04-01 | 2026-27  | known   | unknown
    2027-04-05 | 2026-27  | known   | unknown
    2027-04-06 | 2027-28  | unknown | unknown
    2099-04-06 | 2099-00  | unknown | unknown
    `,
  )
  for (const row of cases) {
    test(`${row.day} is in ${row['tax year']}: ${row.rates}`, () => {
      const day = Day.make(row.day)
      const rates = ratesOn(day)
      const wage = rates?.minimumWages?.from21
      expect({
        'tax year': taxYearOf(day),
        rates: rates === undefined ? 'unknown' : 'known',
        'minimum wage': wage === undefined ? 'unknown' : formatPounds(wage),
      }).toEqual({
        'tax year': row['tax year'],
        rates: row.rates,
        'minimum wage': row['minimum wage'],
      })
      if (rates) expect(rates.taxYear).toBe(row['tax year'])
    })
  }
})

test('a year with a row missing has no rates: none is guessed', () => {
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

test('rates by nation, plan or age have one row each, and nothing else', () => {
  const rates = ratesOn(Day.make('2026-11-22'))
  const keys = [rates?.bands, rates?.loans, rates?.minimumWages].map((by) => Object.keys(by ?? {}))
  expect(keys).toEqual([
    ['englandOrNorthernIreland', 'wales', 'scotland'],
    ['plan1', 'plan2', 'plan4', 'plan5', 'postgraduate'],
    ['from21', 'from18', 'under18OrApprentice'],
  ])
})

test('a missing minimum wage leaves the other rates as they are', () => {
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
