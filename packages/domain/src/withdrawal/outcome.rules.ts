import type { CallEnd } from '../ledger/index.ts'
import type { CardOutcome, Member } from '../member/index.ts'
import type { BankOutcome, BankWithdrawalAnswer } from './withdrawal.schema.ts'

/** Was the transfer turned down before anything was withdrawn (BANKW-19, BANKW-23, BANKW-25)? */
export const leavesBalance = ({ outcome }: Pick<BankWithdrawalAnswer, 'outcome'>): boolean =>
  turnedDown.has(outcome)

const turnedDown: ReadonlySet<BankOutcome> = new Set(['refused', 'overLimit', 'alreadyRequested'])

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
