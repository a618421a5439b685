import { orNone, text } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import { transactionProgress } from './transaction-progress.rules.ts'

export const transactionWays = table({
  title: 'What does an opened transaction say?',
  given: { type: text, status: text },
  answers: { means: orNone(text), next: orNone(text) },
  rows: `
    case                       | type       | status    | means                                                                  | next
    cashback that is pending   | Cashback   | Pending   | Waiting for the shop to confirm.                                       | Once it does, we add this to your available balance.
    in any letter case         | CASHBACK   | pending   | Waiting for the shop to confirm.                                       | Once it does, we add this to your available balance.
    cashback that was paid     | Cashback   | Paid      | The shop confirmed this and we added it to your available balance. | (none)
    cashback that was declined | Cashback   | Declined  | The shop didn’t confirm this, so we added nothing to your balance.   | (none)
    a withdrawal in progress   | Withdrawal | Pending   | We’re sending this to you.                                              | (none)
    a withdrawal asked for     | Withdrawal | Requested | We’re sending this to you.                                              | (none)
    cashback asked for         | Cashback   | Requested | (none)                                                                 | (none)
    a withdrawal that was paid | Withdrawal | Paid      | We’ve sent this to you.                                                | (none)
    a withdrawal that failed   | Withdrawal | Failed    | We didn’t send this.                                                       | (none)
    an unknown word            | Cashback   | Tracked   | (none)                                                                 | (none)
    no status                  | Cashback   |           | (none)                                                                 | (none)
    an unknown type            | Bonus      | Paid      | (none)                                                                 | (none)
    an unknown type, declined  | Bonus      | Declined  | (none)                                                                 | (none)
    no type                    |            | Paid      | (none)                                                                 | (none)
  `,
  decide: ({ type, status }) => {
    const { means, next } = transactionProgress({ id: 'T-17', transactionType: type, status })
    return { means, next }
  },
})
