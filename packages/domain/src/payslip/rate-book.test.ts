import { describe, expect, test } from 'vitest'
import { Day, formatPounds } from '../kernel/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { rateBook } from './rate-book.policy.ts'
import { ratesOn, taxYearOf } from './rate-book.rules.ts'

describe('Which tax year is it, are its rates known, and is the minimum wage (21 or over)?', () => {
  const cases = decisionTable(
    ['case', 'day', 'tax year', 'rates', 'wage in the book', 'wage used'],
    `
    case                                                    | day        | tax year | rates | wage in the book | wage used
    the day before the wage's first row                     | 2026-03-31 | 2025-26  | none  | none             | none
    the wage has begun; without rates nothing is worked out | 2026-04-01 | 2025-26  | none  | £12.71           | none
    the day before the tax year: the same                   | 2026-04-05 | 2025-26  | none  | £12.71           | none
    the tax year begins                                     | 2026-04-06 | 2026-27  | known | £12.71           | £12.71
    a year ends                                             | 2026-12-31 | 2026-27  | known | £12.71           | £12.71
    a year begins                                           | 2027-01-01 | 2026-27  | known | £12.71           | £12.71
    the wage's last day                                     | 2027-03-31 | 2026-27  | known | £12.71           | £12.71
    the wage's next row is missing                          | 2027-04-01 | 2026-27  | known | none             | none
    the last day of the tax year: the same                  | 2027-04-05 | 2026-27  | known | none             | none
    the next tax year's rows are missing                    | 2027-04-06 | 2027-28  | none  | none             | none
    a century ends within the tax year                      | 2099-04-06 | 2099-00  | none  | none             | none
    `,
  )
  for (const row of cases) {
    test(`${row.day} is in ${row['tax year']}, with ${row.rates} rates: ${row.case}`, () => {
      const day = Day.make(row.day)
      const rates = ratesOn(day)
      const [wage] = rateBook.flatMap((one) =>
        one.rate === 'minimumWage' &&
        one.ageGroup === 'from21' &&
        one.from <= day &&
        day <= one.until
          ? [one.anHour]
          : [],
      )
      const used = rates?.minimumWages?.from21
      expect({
        'tax year': taxYearOf(day),
        rates: rates === undefined ? 'none' : 'known',
        'wage in the book': wage === undefined ? 'none' : formatPounds(wage),
        'wage used': used === undefined ? 'none' : formatPounds(used),
      }).toEqual({
        'tax year': row['tax year'],
        rates: row.rates,
        'wage in the book': row['wage in the book'],
        'wage used': row['wage used'],
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
