import { orNone, text, yesNo } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { transactionWay } from './transaction-way.rules.ts'

export const transactionWays = table({
  title: 'What does a transaction open to?',
  given: { type: text, status: text },
  answers: { means: orNone(text), next: orNone(text), 'may ask': yesNo },
  rows: `
    case                       | type       | status    | means                                                                  | next                                                  | may ask
    cashback that is pending   | Cashback   | Pending   | Waiting for the shop to confirm.                                       | Once it has, this is added to your available balance. | no
    in any letter case         | CASHBACK   | pending   | Waiting for the shop to confirm.                                       | Once it has, this is added to your available balance. | no
    cashback that was paid     | Cashback   | Paid      | The shop has confirmed it, and it was added to your available balance. | (none)                                                | no
    cashback that was declined | Cashback   | Declined  | The shop has not confirmed it, so nothing was added to your balance.   | (none)                                                | yes
    a withdrawal in progress   | Withdrawal | Pending   | We are sending it to you.                                              | (none)                                                | no
    a withdrawal asked for     | Withdrawal | Requested | We are sending it to you.                                              | (none)                                                | no
    cashback asked for         | Cashback   | Requested | (none)                                                                 | (none)                                                | no
    a withdrawal that was paid | Withdrawal | Paid      | We have sent it to you.                                                | (none)                                                | no
    a withdrawal that failed   | Withdrawal | Failed    | It was not sent.                                                       | (none)                                                | yes
    an unknown word            | Cashback   | Tracked   | (none)                                                                 | (none)                                                | no
    no status                  | Cashback   |           | (none)                                                                 | (none)                                                | no
    an unknown type            | Bonus      | Paid      | (none)                                                                 | (none)                                                | no
    an unknown type, declined  | Bonus      | Declined  | (none)                                                                 | (none)                                                | no
    no type                    |            | Paid      | (none)                                                                 | (none)                                                | no
  `,
  decide: ({ type, status }) => {
    const { means, next, question } = transactionWay({ id: 'T-17', transactionType: type, status })
    return { means, next, 'may ask': question !== undefined }
  },
})
