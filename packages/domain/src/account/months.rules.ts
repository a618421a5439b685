/** Transactions under the months they belong to, as in a savings book. */
import { type Day, formatPounds, type Pence, sumOf } from '../kernel/index.ts'
import { kindOf, type Transaction } from '../member/index.ts'
import { accountMessages } from './account.messages.ts'
import { type Standing, standingOf } from './standing.rules.ts'

export interface Month {
  /** 'October 2026' */
  readonly name: string
  /** 'Paid £5.79, pending £6.18': the month's cashback; empty without any. */
  readonly sums: string
}

/**
 * The month of each transaction; those of one month share it. Transactions without a day share one of their
 * own; there are no months where no transaction has a day.
 */
export function monthsOf(transactions: readonly Transaction[]): readonly (Month | undefined)[] {
  const lines = new Map<string, Transaction[]>()
  for (const line of transactions) {
    const key = keyOf(line)
    lines.set(key, [...(lines.get(key) ?? []), line])
  }
  const months = new Map([...lines].map(([key, all]) => [key, monthOf(all)]))
  const isAnyDated = transactions.some(({ transactionDate }) => transactionDate !== undefined)
  return transactions.map((line) => (isAnyDated ? months.get(keyOf(line)) : undefined))
}

const keyOf = ({ transactionDate }: Transaction): string => transactionDate?.slice(0, 7) ?? ''

function monthOf(lines: readonly Transaction[]): Month {
  const { ours } = accountMessages
  const day = lines[0]?.transactionDate
  return {
    name: day === undefined ? ours.withoutDay : monthName(day),
    sums: ours.sums(cashbackOf(lines, 'done'), cashbackOf(lines, 'open')),
  }
}

const monthName = (day: Day): string => {
  const [year, month] = day.split('-')
  return `${accountMessages.ours.months[Number(month) - 1]} ${year}`
}

function cashbackOf(lines: readonly Transaction[], standing: Standing): string | undefined {
  const amounts: readonly Pence[] = lines.flatMap((line) =>
    kindOf(line) === 'cashback' &&
    standingOf(line.status) === standing &&
    line.cashbackAmount !== undefined
      ? [line.cashbackAmount]
      : [],
  )
  return amounts.length === 0 ? undefined : formatPounds(sumOf(amounts))
}
