import type { CallEnd } from '../ledger/index.ts'
import type { CardOutcome, Member } from '../member/index.ts'
import type { BankOutcome, BankWithdrawalAnswer } from './withdrawal.schema.ts'

/**
 * Is the balance on the page still the one that counts? Only after complaints about the form
 * (BANKW-19). A limit used up, or a transfer that exists already, may be another tab's doing, whose
 * withdrawal this page has not read.
 */
export const leavesBalance = ({ outcome }: Pick<BankWithdrawalAnswer, 'outcome'>): boolean =>
  outcome === 'refused'

/**
 * How a card withdrawal ended when its answer did not say: compare the member before and after it
 * (OQ-116). A member keeps the outcome of their last withdrawal, so an outcome that was there before,
 * with savings unchanged, may belong to an earlier one and tells nothing.
 */
export function outcomeBetween(before: Member | undefined, after: Member): CardOutcome | undefined {
  const isNews =
    after.lastCardWithdrawal !== before?.lastCardWithdrawal ||
    after.availableBalance !== before?.availableBalance ||
    after.transactions.length !== before?.transactions.length
  return isNews ? after.lastCardWithdrawal : undefined
}

/** Was anything withdrawn? 'failed' means any unknown answer, so it is not known. */
export function endOfWithdrawal(outcome: CardOutcome | BankOutcome | undefined): CallEnd {
  if (outcome === undefined || outcome === 'failed') return 'unknown'
  return made.has(outcome) ? 'made' : 'notMade'
}

const made: ReadonlySet<CardOutcome | BankOutcome> = new Set(['withdrawn', 'capped', 'requested'])
