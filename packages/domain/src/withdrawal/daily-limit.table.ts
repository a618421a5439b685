import { Day, Pence } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { count, day, money, named, orNone, text, yesNo } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { cardAmount, cardDecision, isOverLimit, nextCardAmount } from './daily-limit.rules.ts'
import { memberWith } from './withdrawal.examples.ts'

const today = Day.make('2026-11-22')

export const leftForTheCard = table({
  title: 'How much of the day’s limit in pounds is left for the card?',
  given: { balance: money, limit: orNone(money, 'none'), withdrawn: money },
  answers: { 'at most': money, 'less than the balance': yesNo },
  rows: `
    balance   | limit   | withdrawn | at most   | less than the balance
    £1,284.60 | £250.00 | £0.00     | £250.00   | yes
    £250.01   | £250.00 | £0.00     | £250.00   | yes
    £250.00   | £250.00 | £0.00     | £250.00   | no
    £249.99   | £250.00 | £0.00     | £249.99   | no
    £1,284.60 | £250.00 | £100.00   | £150.00   | yes
    £150.01   | £250.00 | £100.00   | £150.00   | yes
    £150.00   | £250.00 | £100.00   | £150.00   | no
    £1,284.60 | £250.00 | £249.99   | £0.01     | yes
    £1,284.60 | £250.00 | £250.00   | £0.00     | yes
    £1,284.60 | £250.00 | £300.00   | £0.00     | yes
    £1,284.60 | £0.00   | £0.00     | £0.00     | yes
    £1,284.60 | none    | £900.00   | £1,284.60 | no
  `,
  decide: ({ withdrawn, ...limits }) => {
    const { amount, isCapped } = cardAmount(memberWith(limits), withdrawn)
    return { 'at most': amount, 'less than the balance': isCapped }
  },
})

export const overTheLimit = table({
  title: 'Is a transfer over the limit?',
  given: { value: money, limit: orNone(money, 'none'), withdrawn: money },
  answers: { over: yesNo },
  rows: `
    value     | limit   | withdrawn | over
    £250.00   | £250.00 | £0.00     | no
    £250.01   | £250.00 | £0.00     | yes
    £150.00   | £250.00 | £100.00   | no
    £150.01   | £250.00 | £100.00   | yes
    £0.01     | £250.00 | £250.00   | yes
    £9,000.00 | none    | £9,000.00 | no
  `,
  decide: ({ value, limit, withdrawn }) => ({
    over: isOverLimit(value, memberWith({ balance: value, limit }), withdrawn),
  }),
})

const memberCells = {
  balance: money,
  limit: orNone(money, 'none'),
  'times a day': orNone(count, 'none'),
}

export const cardEnds = table({
  title: 'How does a withdrawal to the card end?',
  given: { ...memberCells, 'made today': count, 'withdrawn today': money },
  answers: {
    ends: named({
      'the whole balance': 'withdrawn',
      'up to the limit': 'capped',
      'no more today': 'countLimited',
      'nothing to withdraw': 'failed',
    }),
    amount: money,
  },
  rows: `
    case                                      | balance   | limit   | times a day | made today | withdrawn today | ends                | amount
    more than the limit                       | £1,284.60 | £250.00 | 2           | 0          | £0.00           | up to the limit     | £250.00
    exactly the limit                         | £250.00   | £250.00 | 2           | 0          | £0.00           | the whole balance   | £250.00
    no limits, whatever was withdrawn today   | £3.00     | none    | none        | 9          | £900.00         | the whole balance   | £3.00
    more than the rest of the limit           | £1,284.60 | £250.00 | 2           | 1          | £100.00         | up to the limit     | £150.00
    no limit in pounds, one withdrawal left   | £1,284.60 | none    | 2           | 1          | £0.00           | the whole balance   | £1,284.60
    no limit in pounds, no withdrawal left    | £1,284.60 | none    | 2           | 2          | £0.00           | no more today       | £0.00
    one a day, and it was made                | £1,284.60 | none    | 1           | 1          | £0.00           | no more today       | £0.00
    none a day                                | £1,284.60 | none    | 0           | 0          | £0.00           | no more today       | £0.00
    one withdrawal left, the limit is used up | £1,284.60 | £250.00 | 2           | 1          | £250.00         | no more today       | £0.00
    two withdrawals left, a limit of nothing  | £1,284.60 | £0.00   | 2           | 0          | £0.00           | no more today       | £0.00
    a limit of a penny                        | £1,284.60 | £0.01   | 2           | 0          | £0.00           | up to the limit     | £0.01
    a penny of the limit is left              | £1,284.60 | £250.00 | 2           | 1          | £249.99         | up to the limit     | £0.01
    a penny more than the limit               | £250.01   | £250.00 | 2           | 0          | £0.00           | up to the limit     | £250.00
    a penny                                   | £0.01     | £250.00 | 2           | 0          | £0.00           | the whole balance   | £0.01
    no savings                                | £0.00     | £250.00 | 2           | 0          | £0.00           | nothing to withdraw | £0.00
    a debt                                    | -£5.00    | £250.00 | 0           | 0          | £0.00           | nothing to withdraw | £0.00
  `,
  decide: ({ 'made today': times, 'withdrawn today': withdrawn, ...given }) => {
    const member = memberWith({ ...given, timesADay: given['times a day'] })
    const { outcome, amount } = cardDecision(member, { times, amount: withdrawn })
    return { ends: outcome, amount }
  },
})

export const nextCardAmounts = table({
  title: 'How much does the next press of the card button withdraw? (Today is 22 November 2026)',
  given: { ...memberCells, type: text, on: day, withdrawn: money },
  answers: { takes: orNone(money, 'nothing to say') },
  rows: `
    case                                            | balance   | limit   | times a day | type       | on         | withdrawn | takes
    over the limit                                  | £1,284.60 | £250.00 | none        | Withdrawal | 2026-11-22 | £0.00     | £250.00
    a penny over the limit                          | £250.01   | £250.00 | none        | Withdrawal | 2026-11-22 | £0.00     | £250.00
    exactly the limit                               | £250.00   | £250.00 | none        | Withdrawal | 2026-11-22 | £0.00     | £250.00
    below the limit                                 | £249.99   | £250.00 | none        | Withdrawal | 2026-11-22 | £0.00     | £249.99
    no limit given                                  | £1,284.60 | none    | none        | Withdrawal | 2026-11-22 | £0.00     | £1,284.60
    a penny                                         | £0.01     | £250.00 | none        | Withdrawal | 2026-11-22 | £0.00     | £0.01
    nothing                                         | £0.00     | £250.00 | none        | Withdrawal | 2026-11-22 | £0.00     | nothing to say
    a debt                                          | -£5.00    | none    | none        | Withdrawal | 2026-11-22 | £0.00     | nothing to say
    a limit of nothing                              | £1,284.60 | £0.00   | none        | Withdrawal | 2026-11-22 | £0.00     | nothing to say
    a limit of a penny                              | £1,284.60 | £0.01   | none        | Withdrawal | 2026-11-22 | £0.00     | £0.01
    nothing, and no limit                           | £0.00     | none    | none        | Withdrawal | 2026-11-22 | £0.00     | nothing to say
    a penny, and no limit                           | £0.01     | none    | none        | Withdrawal | 2026-11-22 | £0.00     | £0.01
    no withdrawal a day                             | £1,284.60 | £250.00 | 0           | Withdrawal | 2026-11-22 | £0.00     | nothing to say
    one withdrawal a day                            | £1,284.60 | £250.00 | 1           | Withdrawal | 2026-11-22 | £0.00     | £250.00
    some was withdrawn today: the rest of the limit | £1,284.60 | £250.00 | 1           | Withdrawal | 2026-11-22 | £100.00   | £150.00
    all but a penny was withdrawn today             | £1,284.60 | £250.00 | 2           | Withdrawal | 2026-11-22 | £249.99   | £0.01
    the limit was withdrawn today                   | £1,284.60 | £250.00 | 2           | Withdrawal | 2026-11-22 | £250.00   | nothing to say
    it was withdrawn yesterday                      | £1,284.60 | £250.00 | 1           | Withdrawal | 2026-11-21 | £250.00   | £250.00
    cashback of today                               | £1,284.60 | £250.00 | 1           | Cashback   | 2026-11-22 | £250.00   | £250.00
    withdrawn today, without a limit                | £1,284.60 | none    | 1           | Withdrawal | 2026-11-22 | £250.00   | £1,284.60
  `,
  decide: ({ type, on, withdrawn, ...given }) => {
    const line = { id: 'T-17', transactionType: type, transactionDate: on }
    const member: Member = {
      ...memberWith({ ...given, timesADay: given['times a day'] }),
      transactions: [{ ...line, cashbackAmount: Pence.make(-withdrawn) }],
    }
    return { takes: nextCardAmount(member, today) }
  },
})
