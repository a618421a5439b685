/**
 * What the member kept in a tax year, by their transactions: confirmed cashback, and withdrawals, each
 * on its own. Pending and declined ones, and any of an unknown type or status, count in neither, and those
 * without a date in no year.
 */
import { type Day, Pence, sumOf, taxYearOf } from '../kernel/index.ts'
import { kindOf, type Transaction } from '../member/index.ts'
import { standingOf } from './standing.rules.ts'

export interface Kept {
  /** Cashback that was paid, less what shops took back. */
  readonly cashback: Pence
  /** To card or bank, as an amount that left. */
  readonly withdrawn: Pence
}

/** None while no cashback and no withdrawal of the year is settled. */
export function keptInTaxYear(transactions: readonly Transaction[], today: Day): Kept | undefined {
  const settled = transactions.filter(
    (transaction) => standingOf(transaction.status) === 'done' && isOfYear(transaction, today),
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
