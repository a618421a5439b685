/** My Account as a screen shows it: every text formatted. */
import {
  type ChoiceId,
  type Day,
  formatDay,
  formatPounds,
  type Pence,
  type ResourceView,
} from '../kernel/index.ts'
import {
  type BalanceView,
  balanceView,
  type Member,
  type MemberChoice,
  type Transaction,
} from '../member/index.ts'
import { taxYearOf } from '../payslip/index.ts'
import { paths } from '../shell/index.ts'
import { accountMessages } from './account.messages.ts'
import { oneLineAddress } from './address.rules.ts'
import { genderLabel } from './gender.selectors.ts'
import { keptInTaxYear } from './kept.rules.ts'
import { choiceStanding, isGain, type Standing, standingOf } from './standing.rules.ts'
import { referenceOf, type TransactionWay, transactionWay } from './transaction-way.rules.ts'

/** Where the account's links lead (ACCOUNT-01, EDIT-02). */
export const accountLinks = {
  /** From the Account card's heading. */
  edit: paths.editAccount,
  /** From each of the four edit cards. */
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
  readonly name: string
  readonly type: string
  readonly status: string
  readonly standing: Standing
  readonly purchaseAmount: string
  readonly cashbackAmount: string
  /** Has the cashback been paid to the member? */
  readonly isGain: boolean
  /** On the name, not in a column: 'T-17 - 09/03/2026' (ACCOUNT-08, OQ-124). */
  readonly tooltip: string
  /** What it opens to. */
  readonly way: TransactionWay
}

export interface SavingsView {
  readonly balance: BalanceView
  readonly transactions: readonly TransactionRow[]
}

/**
 * The My Savings card (ACCOUNT-07 to ACCOUNT-10); transactions in the server's order.
 *
 * @param known the member as known now: an older balance is not shown as the current one
 */
export const savingsView = (member: Member, known: ResourceView<Member>): SavingsView => ({
  balance: balanceView(known),
  transactions: member.transactions.map(transactionRow),
})

export interface KeptView {
  readonly title: string
  readonly facts: readonly AccountFact[]
}

/** Totals of this tax year's transactions; none while none is settled. */
export function keptView(member: Member, today: Day): KeptView | undefined {
  const kept = keptInTaxYear(member.transactions, today)
  const { keptInYear, cashbackPaid, withdrawn } = accountMessages.ours
  return (
    kept && {
      title: keptInYear(taxYearOf(today)),
      facts: [
        { label: cashbackPaid, value: formatPounds(kept.cashback) },
        { label: withdrawn, value: formatPounds(kept.withdrawn) },
      ],
    }
  )
}

const transactionRow = (transaction: Transaction): TransactionRow => ({
  id: transaction.id,
  name: transaction.name ?? '',
  type: transaction.transactionType ?? '',
  status: transaction.status ?? '',
  standing: standingOf(transaction.status),
  purchaseAmount: amountText(transaction.purchaseAmount),
  cashbackAmount: amountText(transaction.cashbackAmount),
  isGain: isGain(transaction),
  tooltip: referenceOf(transaction),
  way: transactionWay(transaction),
})

const amountText = (amount: Pence | undefined): string =>
  amount === undefined ? '' : formatPounds(amount)

export interface BenefitRow {
  /** Identifies a row: two can belong to one choice, one cancelled and one ordered again. */
  readonly key: string
  readonly id: ChoiceId
  readonly isCancelled: boolean
  readonly name: string
  readonly dateOrdered: string
  readonly dateCancelled: string
  readonly status: string
  readonly standing: Standing
}

/** The My Benefits card; none when the member may not see it (ACCOUNT-12, ACCOUNT-13). */
export const myBenefitsView = (member: Member): readonly BenefitRow[] | undefined =>
  member.canSeeMyBenefits ? member.choices.map(benefitRow) : undefined

const benefitRow = (
  choice: MemberChoice,
  place: number,
  choices: readonly MemberChoice[],
): BenefitRow => ({
  key: `${choice.id} ${choices.slice(0, place).filter(({ id }) => id === choice.id).length}`,
  id: choice.id,
  isCancelled: choice.isCancelled,
  name: choice.name ?? '',
  dateOrdered: formatDay(choice.creationDate),
  dateCancelled: formatDay(choice.cancellationDate),
  status: choice.status ?? '',
  standing: choiceStanding(choice),
})
