import { Day, pounds } from '../kernel/index.ts'
import { day, money, orNone, text } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { monthsOf } from './months.rules.ts'

const october = Day.make('2026-10-05')

export const monthLines = table({
  title:
    'Which month is a transaction under, and what are the month’s sums if it also has £1.00 paid and £2.00 pending?',
  given: { type: text, status: text, amount: orNone(money), on: orNone(day) },
  answers: { month: orNone(text), sums: text },
  rows: `
    case                   | type       | status    | amount   | on         | month          | sums
    paid cashback          | Cashback   | Paid      | £5.79    | 2026-10-18 | October 2026   | Paid £6.79, pending £2.00
    confirmed, in capitals | CASHBACK   | CONFIRMED | £5.79    | 2026-10-31 | October 2026   | Paid £6.79, pending £2.00
    pending cashback       | Cashback   | Pending   | £5.79    | 2026-10-01 | October 2026   | Paid £1.00, pending £7.79
    declined cashback      | Cashback   | Declined  | £5.79    | 2026-10-18 | October 2026   | Paid £1.00, pending £2.00
    taken back by the shop | Cashback   | Paid      | -£0.40   | 2026-10-18 | October 2026   | Paid £0.60, pending £2.00
    a withdrawal           | Withdrawal | Paid      | -£150.00 | 2026-10-18 | October 2026   | Paid £1.00, pending £2.00
    a bonus                | Bonus      | Paid      | £10.00   | 2026-10-18 | October 2026   | Paid £1.00, pending £2.00
    no amount              | Cashback   | Paid      | (none)   | 2026-10-18 | October 2026   | Paid £1.00, pending £2.00
    in the month before    | Cashback   | Paid      | £5.79    | 2026-09-30 | September 2026 | Paid £5.79
    in the month after     | Cashback   | Pending   | £5.79    | 2026-11-01 | November 2026  | Pending £5.79
    a year earlier         | Withdrawal | Paid      | -£5.00   | 2025-10-18 | October 2025   |
    without a day          | Cashback   | Paid      | £5.79    | (none)     | Without a date | Paid £5.79
  `,
  decide: ({ type, status, amount, on }) => {
    const cashback = { transactionType: 'Cashback', transactionDate: october }
    const [, , month] = monthsOf([
      { ...cashback, id: '1', status: 'Paid', cashbackAmount: pounds('1') },
      { ...cashback, id: '2', status: 'Pending', cashbackAmount: pounds('2') },
      {
        id: '3',
        transactionType: type,
        status,
        ...(amount !== undefined && { cashbackAmount: amount }),
        ...(on && { transactionDate: on }),
      },
    ])
    return { month: month?.name, sums: month?.sums ?? '' }
  },
})
