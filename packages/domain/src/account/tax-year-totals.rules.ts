/**
 * Totals of a member's transactions in a tax year: confirmed cashback, and withdrawals. Doesn't count pending and
 * declined transactions, unknown types and statuses, or transactions without a date.
 */
import { type Day, Pence, sumOf, taxYearOf } from '../kernel/index.ts'
import { kindOf, type Transaction } from '../member/index.ts'
import { statusKindOf } from './transaction-status.rules.ts'

export interface TaxYearTotals {
  /** Paid cashback, less what shops took back. */
  readonly cashback: Pence
  /** Withdrawals to card or bank, as a positive amount. */
  readonly withdrawn: Pence
}

/** Returns `undefined` if the year has no settled cashback or withdrawals. */
export function taxYearTotals(
  transactions: readonly Transaction[],
  today: Day,
): TaxYearTotals | undefined {
  const settled = transactions.filter(
    (transaction) => statusKindOf(transaction.status) === 'done' && isOfYear(transaction, today),
  )
  const cashback = amountsOf(settled, 'cashback')
  const withdrawals = amountsOf(settled, 'withdrawal')
  if (cashback.length + withdrawals.length === 0) return undefined
  return {
    cashback: sumOf(cashback),
    withdrawn: sumOf(withdrawals.map((amount) => Pence.make(Math.abs(amount)))),
  }
}

const isOfYear = ({ transactionDate }: Transaction, today: Day): boolean =>
  transactionDate !== undefined && taxYearOf(transactionDate) === taxYearOf(today)

const amountsOf = (
  transactions: readonly Transaction[],
  kind: ReturnType<typeof kindOf>,
): readonly Pence[] =>
  transactions.flatMap((transaction) =>
    kindOf(transaction) === kind && transaction.cashbackAmount !== undefined
      ? [transaction.cashbackAmount]
      : [],
  )
