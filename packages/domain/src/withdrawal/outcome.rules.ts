import { kindOf } from '../account/index.ts'
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
 * (OQ-116). A member keeps the outcome of their last withdrawal. So an outcome that was there before
 * may belong to an earlier one, unless it is a withdrawal and savings have left since: a cashback that
 * was credited meanwhile proves nothing.
 */
export function outcomeBetween(before: Member | undefined, after: Member): CardOutcome | undefined {
  const outcome = after.lastCardWithdrawal
  if (before === undefined || outcome !== before.lastCardWithdrawal) return outcome
  return endOfWithdrawal(outcome) === 'made' && haveSavingsLeft(before, after) ? outcome : undefined
}

/**
 * A transaction is listed that was not there and is no cashback; or the balance is lower, and nothing
 * that is listed since says why, such as a cashback that was taken back.
 */
function haveSavingsLeft(before: Member, after: Member): boolean {
  const listed = new Set(before.transactions.map(({ id }) => id))
  const since = after.transactions.filter(({ id }) => !listed.has(id))
  return since.length === 0
    ? after.availableBalance < before.availableBalance
    : since.some((one) => kindOf(one) !== 'cashback')
}

/** Was anything withdrawn? 'failed' means any unknown answer, so it is not known. */
export function endOfWithdrawal(outcome: CardOutcome | BankOutcome | undefined): CallEnd {
  if (outcome === undefined || outcome === 'failed') return 'unknown'
  return made.has(outcome) ? 'made' : 'notMade'
}

const made: ReadonlySet<CardOutcome | BankOutcome> = new Set(['withdrawn', 'capped', 'requested'])
