/** Groups transactions by month, like a savings book. */
import { formatPounds, type Pence, sumOf } from '../kernel/index.ts'
import { kindOf, type Transaction } from '../member/index.ts'
import { accountMessages } from './account.messages.ts'
import { type StatusKind, statusKindOf } from './transaction-status.rules.ts'

export interface Month {
  /** 'October 2026' */
  readonly name: string
  /** 'Paid £5.79, pending £6.18': the month's cashback; empty if there is none. */
  readonly sums: string
}

/**
 * Each transaction's month. Transactions of the same month share one object, as do those without a day. Returns no
 * months if no transaction has a day.
 */
export function monthsOf(transactions: readonly Transaction[]): readonly (Month | undefined)[] {
  const linesIn = (key: string | undefined) => transactions.filter((line) => keyOf(line) === key)
  const keys = new Set(transactions.map(keyOf))
  const months = new Map([...keys].map((key) => [key, monthOf(key, linesIn(key))]))
  const isAnyDated = transactions.some(({ transactionDate }) => transactionDate !== undefined)
  return transactions.map((line) => (isAnyDated ? months.get(keyOf(line)) : undefined))
}

/** '2026-10' */
const keyOf = ({ transactionDate }: Transaction): string | undefined => transactionDate?.slice(0, 7)

function monthOf(key: string | undefined, lines: readonly Transaction[]): Month {
  const { ours } = accountMessages
  return {
    name: key === undefined ? ours.withoutDay : monthName(key),
    sums: ours.sums(cashbackOf(lines, 'done'), cashbackOf(lines, 'open')),
  }
}

/** @param key a month or one of its days: '2026-10', '2026-10-31' */
export const monthName = (key: string): string => {
  const [year, month] = key.split('-')
  return `${accountMessages.ours.months[Number(month) - 1]} ${year}`
}

function cashbackOf(lines: readonly Transaction[], statusKind: StatusKind): string | undefined {
  const amounts: readonly Pence[] = lines.flatMap((line) =>
    kindOf(line) === 'cashback' &&
    statusKindOf(line.status) === statusKind &&
    line.cashbackAmount !== undefined
      ? [line.cashbackAmount]
      : [],
  )
  return amounts.length === 0 ? undefined : formatPounds(sumOf(amounts))
}
