import { type CardOutcome, kindOf, type Member } from '../member/index.ts'
import { endOfWithdrawal } from './outcome.rules.ts'

/**
 * How a card withdrawal ended when its answer did not say: compare the member before and after it
 * (OQ-116). A member keeps the outcome of their last withdrawal. So an outcome that was there before
 * may belong to an earlier one, unless it is a withdrawal and savings have left since: a cashback that
 * was credited meanwhile proves nothing.
 */
export function outcomeBetween(before: Member | undefined, after: Member): CardOutcome | undefined {
  const outcome = after.lastCardWithdrawal
  if (before === undefined || outcome !== before.lastCardWithdrawal) return outcome
  return endOfWithdrawal(outcome) === 'succeeded' && haveSavingsLeft(before, after)
    ? outcome
    : undefined
}

/**
 * Have savings left although the answer says that the withdrawal failed? Then nobody knows whether it
 * was made (OQ-117, OQ-135).
 */
export const isFailureDoubtful = (
  outcome: CardOutcome,
  before: Member | undefined,
  after: Member,
): boolean => outcome === 'failed' && before !== undefined && haveSavingsLeft(before, after)

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
