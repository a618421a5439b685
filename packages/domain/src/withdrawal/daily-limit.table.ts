import { money, orNone, yesNo } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { cardAmount, isOverLimit } from './daily-limit.rules.ts'
import { memberWith } from './withdrawal.examples.ts'

export const leftForTheCard = table({
  title: 'How much does the day’s limit in pounds leave for the card?',
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
