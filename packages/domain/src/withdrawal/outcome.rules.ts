import type { CallEnd } from '../ledger/index.ts'
import type { CardOutcome } from '../member/index.ts'
import type { BankOutcome, BankWithdrawalAnswer } from './withdrawal.schema.ts'

/**
 * Is the balance on the page still the one that counts? Only after complaints about the form. A
 * limit used up, or a transfer that exists already, may be another tab's doing, whose withdrawal
 * this page has not read.
 */
export const leavesBalance = ({ outcome }: Pick<BankWithdrawalAnswer, 'outcome'>): boolean =>
  outcome === 'refused'

/** Was anything withdrawn? 'failed' means any unknown answer, so it is not known. */
export function endOfWithdrawal(outcome: CardOutcome | BankOutcome | undefined): CallEnd {
  if (outcome === undefined || outcome === 'failed') return 'unknown'
  return made.has(outcome) ? 'succeeded' : 'failed'
}

const made: ReadonlySet<CardOutcome | BankOutcome> = new Set(['withdrawn', 'capped', 'requested'])
