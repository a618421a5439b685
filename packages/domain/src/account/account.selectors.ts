/** My Account's details and savings, with every text formatted. */
import {
  type Day,
  formatDay,
  formatPounds,
  leftOutOf,
  nothing,
  type Pence,
  type ResourceView,
  taxYearOf,
} from '../kernel/index.ts'
import { type BalanceView, balanceView, type Member, type Transaction } from '../member/index.ts'
import { paths } from '../shell/index.ts'
import { accountMessages } from './account.messages.ts'
import { oneLineAddress } from './address.rules.ts'
import { genderLabel } from './gender.selectors.ts'
import { type Month, monthsOf } from './months.rules.ts'
import { memberOrLastRead, outdatedNote } from './outdated.selectors.ts'
import { taxYearTotals } from './tax-year-totals.rules.ts'
import {
  referenceOf,
  type TransactionProgress,
  transactionProgress,
} from './transaction-progress.rules.ts'
import { isGain, type StatusKind, statusKindOf } from './transaction-status.rules.ts'

/** The targets of the account's links (ACCOUNT-01, EDIT-02). */
export const accountLinks = {
  /** In the Account card's heading. */
  edit: paths.editAccount,
  /** On each of the four edit cards. */
  back: paths.account,
} as const

export interface AccountFact {
  readonly label: string
  readonly value: string
}

/** The Account card (ACCOUNT-02 to ACCOUNT-06). Only gender is hidden when absent. */
export function accountFacts(member: Member): readonly AccountFact[] {
  const { ours } = accountMessages
  const gender = genderLabel(member.gender)
  return [
    { label: ours.firstName, value: member.name.firstName ?? '' },
    { label: ours.lastName, value: member.name.lastName ?? '' },
    ...(gender === undefined ? [] : [{ label: ours.gender, value: gender }]),
    { label: ours.dateOfBirth, value: formatDay(member.dateOfBirth) },
    { label: ours.email, value: member.emailAddress ?? '' },
    { label: accountMessages.address, value: oneLineAddress(member.address) },
  ]
}

export interface TransactionRow {
  readonly id: string
  /** Set on the first transaction of a month, which gets a heading. */
  readonly month: Month | undefined
  readonly day: string
  readonly name: string
  readonly type: string
  readonly status: string
  readonly statusKind: StatusKind
  readonly purchaseAmount: string
  readonly cashbackAmount: string
  /** True if the cashback was paid to the member. */
  readonly isGain: boolean
  /** A tooltip on the name, not a column: 'T-17 - 09/03/2026' (ACCOUNT-08, OQ-124). */
  readonly tooltip: string
  /** Shown when the row is opened. */
  readonly way: TransactionProgress
}

export interface SavingsView {
  readonly balance: BalanceView
  /** Explains the pending balance. */
  readonly pendingMeans: string | undefined
  /** Totals of this tax year's transactions. `undefined` if none is settled or if they may be out of date. */
  readonly totals: TotalsView | undefined
  /** As last read. */
  readonly transactions: readonly TransactionRow[]
  /** The number of transactions that can't be shown (OQ-143). */
  readonly leftOut: number
  /** The warning above transactions that may be out of date. */
  readonly outdated: string | undefined
}

/**
 * The My Savings card (ACCOUNT-07 to ACCOUNT-10), with transactions in the server's order.
 * @param lastRead the member as last read; if we know only this, we mark the transactions as old
 * @param known the current member; we don't show an older balance as the current one
 */
export const savingsView = (
  lastRead: Member,
  known: ResourceView<Member>,
  today: Day,
): SavingsView => ({
  balance: balanceView(known),
  pendingMeans: isAnythingPending(known) ? accountMessages.ours.pendingMeans : undefined,
  totals: known.is === 'ready' ? keptView(known.value, today) : undefined,
  transactions: transactionRows(memberOrLastRead(lastRead, known).transactions),
  leftOut: leftOutOf(memberOrLastRead(lastRead, known).transactions),
  outdated: outdatedNote(known, accountMessages.ours.oldTransactions),
})

const isAnythingPending = (known: ResourceView<Member>): boolean =>
  known.is === 'ready' && (known.value.pendingBalance ?? nothing) > nothing

export interface TotalsView {
  readonly title: string
  readonly facts: readonly AccountFact[]
}

function keptView(member: Member, today: Day): TotalsView | undefined {
  const totals = taxYearTotals(member.transactions, today)
  const { keptSince, cashbackPaid, withdrawn } = accountMessages.ours
  return (
    totals && {
      title: keptSince(taxYearOf(today).slice(0, 4)),
      facts: [
        { label: cashbackPaid, value: formatPounds(totals.cashback) },
        { label: withdrawn, value: formatPounds(totals.withdrawn) },
      ],
    }
  )
}

function transactionRows(transactions: readonly Transaction[]): readonly TransactionRow[] {
  const months = monthsOf(transactions)
  return transactions.map((transaction, at) => transactionRow(transaction, months[at]))
}

const transactionRow = (transaction: Transaction, month: Month | undefined): TransactionRow => ({
  id: transaction.id,
  month,
  day: formatDay(transaction.transactionDate),
  name: transaction.name ?? '',
  type: transaction.transactionType ?? '',
  status: transaction.status ?? '',
  statusKind: statusKindOf(transaction.status),
  purchaseAmount: amountText(transaction.purchaseAmount),
  cashbackAmount: amountText(transaction.cashbackAmount),
  isGain: isGain(transaction),
  tooltip: referenceOf(transaction),
  way: transactionProgress(transaction),
})

const amountText = (amount: Pence | undefined): string =>
  amount === undefined ? '' : formatPounds(amount)
