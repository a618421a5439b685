import { Day } from '../kernel/index.ts'
import { day, money, orNone, text } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { taxYearTotals } from './tax-year-totals.rules.ts'

export const today = Day.make('2026-11-22')

const amountCounted = orNone(money, '(not)')

export const yearTotals = table({
  title:
    'Does a transaction count towards this tax year’s totals, and towards which? (Today is 22 November 2026)',
  given: { type: text, status: text, amount: orNone(money, ''), day: orNone(day, '') },
  answers: { cashback: amountCounted, withdrawn: amountCounted },
  rows: `
    case                                   | type       | status    | amount   | day        | cashback | withdrawn
    paid cashback                          | Cashback   | Paid      | £5.79    | 2026-10-18 | £5.79    | £0.00
    confirmed, in capitals                 | CASHBACK   | CONFIRMED | £5.79    | 2026-10-18 | £5.79    | £0.00
    on the year's first day                | Cashback   | Paid      | £5.79    | 2026-04-06 | £5.79    | £0.00
    the day before the year                | Cashback   | Paid      | £5.79    | 2026-04-05 | (not)    | (not)
    on the year's last day                 | Cashback   | Paid      | £5.79    | 2027-04-05 | £5.79    | £0.00
    the day after the year                 | Cashback   | Paid      | £5.79    | 2027-04-06 | (not)    | (not)
    pending                                | Cashback   | Pending   | £5.79    | 2026-10-18 | (not)    | (not)
    declined                               | Cashback   | Declined  | £0.00    | 2026-10-18 | (not)    | (not)
    an unknown status                      | Cashback   | In review | £5.79    | 2026-10-18 | (not)    | (not)
    taken back by the shop                 | Cashback   | Paid      | -£2.00   | 2026-10-18 | -£2.00   | £0.00
    a withdrawal                           | Withdrawal | Paid      | -£150.00 | 2026-10-21 | £0.00    | £150.00
    a withdrawal sent as a positive amount | Withdrawal | Paid      | £150.00  | 2026-10-21 | £0.00    | £150.00
    a withdrawal in progress               | Withdrawal | Requested | -£150.00 | 2026-10-21 | (not)    | (not)
    a bonus                                | Bonus      | Paid      | £10.00   | 2026-10-21 | (not)    | (not)
    no type                                |            | Paid      | £10.00   | 2026-10-21 | (not)    | (not)
    no amount                              | Cashback   | Paid      |          | 2026-10-21 | (not)    | (not)
    no day                                 | Cashback   | Paid      | £5.79    |            | (not)    | (not)
  `,
  decide: ({ type, status, amount, day }) => {
    const totals = taxYearTotals(
      [
        {
          id: '1',
          transactionType: type,
          status,
          ...(amount !== undefined && { cashbackAmount: amount }),
          ...(day && { transactionDate: day }),
        },
      ],
      today,
    )
    return { cashback: totals?.cashback, withdrawn: totals?.withdrawn }
  },
})
