import { Day } from '../kernel/index.ts'
import { day, list, text } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { rateBook } from './rate-book.policy.ts'
import type { RateRow } from './rate-book.schema.ts'
import { rateBookFaults, ratesEnding } from './rate-book-faults.rules.ts'

const lastYear = { from: Day.make('2025-04-01'), until: Day.make('2026-03-31') }
const allowanceAndWage = rateBook.flatMap((row): readonly RateRow[] => {
  if (row.rate === 'personalAllowance') return [row]
  return row.rate === 'minimumWage' && row.ageGroup === 'from21'
    ? [row, { ...row, ...lastYear }]
    : []
})
const sentences = list(text, { separator: ' and ', none: '(nothing)' })

export const faultyRates = table({
  title:
    'What is wrong with the rate book on a given day, for the allowance and the minimum wage from 21?',
  given: { day },
  answers: { wrong: sentences },
  rows: `
    case                                    | day        | wrong
    both have a row                         | 2026-11-28 | (nothing)
 the first day of the wage | 2026-04-01 | Personal allowance has no row for 01/04/2026.
    the last day of the wage                | 2027-03-31 | (nothing)
    the wage has ended                      | 2027-04-01 | Minimum wage, 21 or over has no row for 01/04/2027.
    the allowance has ended                 | 2027-04-06 | Personal allowance has no row for 06/04/2027. and Minimum wage, 21 or over has no row for 06/04/2027.
  `,
  decide: ({ day }) => ({ wrong: rateBookFaults(day, allowanceAndWage) }),
})

export const outdatedSources = table({
  title: 'When is a source of the rate book outdated?',
  given: { 'checked on': day, day },
  answers: { wrong: sentences },
  rows: `
    case                   | checked on | day        | wrong
    a year ago             | 2025-11-28 | 2026-11-28 | (nothing)
    a year and a day ago   | 2025-11-27 | 2026-11-28 | “Allowances” was last checked over a year ago.
  `,
  decide: ({ 'checked on': checkedOn, day }) => ({
    wrong: rateBookFaults(
      day,
      allowanceAndWage.map((row) => ({
        ...row,
        source: { title: 'Allowances', address: '', checkedOn },
      })),
    ),
  }),
})

export const endingRates = table({
  title: 'Which rates end soon, for the allowance and the minimum wage from 21?',
  given: { day, before: day },
  answers: { ending: sentences },
  rows: `
    case                   | day        | before     | ending
    none yet               | 2026-11-28 | 2027-03-31 | (nothing)
    the wage               | 2026-11-28 | 2027-04-01 | Minimum wage, 21 or over ends on 2027-03-31.
    both                   | 2027-03-31 | 2027-04-06 | Personal allowance ends on 2027-04-05. and Minimum wage, 21 or over ends on 2027-03-31.
    the wage has ended     | 2027-04-01 | 2027-04-06 | Personal allowance ends on 2027-04-05.
    a row that another follows | 2026-03-01 | 2026-11-28 | (nothing)
  `,
  decide: ({ day, before }) => ({ ending: ratesEnding(day, before, allowanceAndWage) }),
})
