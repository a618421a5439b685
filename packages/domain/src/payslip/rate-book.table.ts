import { taxYearOf } from '../kernel/index.ts'
import { day, money, orNone, text } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { rateBook } from './rate-book.policy.ts'
import { ratesOn } from './rate-book.rules.ts'

export const ratesByDay = table({
  title: 'Which tax year is it, and do we know its rates and its minimum wage (21 or over)?',
  given: { day },
  answers: {
    'tax year': text,
    rates: orNone(text, 'none'),
    'wage in the book': orNone(money, 'none'),
    'wage used': orNone(money, 'none'),
  },
  rows: `
    case                                                    | day        | tax year | rates   | wage in the book | wage used
    the day before the wage's first row                     | 2026-03-31 | 2025-26  | none    | none             | none
    the wage has begun; without rates nothing is worked out | 2026-04-01 | 2025-26  | none    | £12.71           | none
    the day before the tax year: the same                   | 2026-04-05 | 2025-26  | none    | £12.71           | none
    the tax year begins                                     | 2026-04-06 | 2026-27  | 2026-27 | £12.71           | £12.71
    a year ends                                             | 2026-12-31 | 2026-27  | 2026-27 | £12.71           | £12.71
    a year begins                                           | 2027-01-01 | 2026-27  | 2026-27 | £12.71           | £12.71
    the wage's last day                                     | 2027-03-31 | 2026-27  | 2026-27 | £12.71           | £12.71
    the wage's next row is missing                          | 2027-04-01 | 2026-27  | 2026-27 | none             | none
    the last day of the tax year: the same                  | 2027-04-05 | 2026-27  | 2026-27 | none             | none
    the next tax year's rows are missing                    | 2027-04-06 | 2027-28  | none    | none             | none
    a century ends within the tax year                      | 2099-04-06 | 2099-00  | none    | none             | none
  `,
  decide: ({ day }) => {
    const rates = ratesOn(day)
    const [wage] = rateBook.flatMap((row) =>
      row.rate === 'minimumWage' && row.ageGroup === 'from21' && row.from <= day && day <= row.until
        ? [row.anHour]
        : [],
    )
    return {
      'tax year': taxYearOf(day),
      rates: rates?.taxYear,
      'wage in the book': wage,
      'wage used': rates?.minimumWages?.from21,
    }
  },
})
