/** The outcomes of withdrawals (section 8). The dashboard's script has these rules, but not their messages. */
import type { CallEnd } from '../ledger/index.ts'
import { type CardOutcome, kindOf, type Member } from '../member/index.ts'
import type { BankOutcome, BankWithdrawalAnswer } from './withdrawal.schema.ts'

/**
 * True if the balance on the page is surely still current, because the server only refused fields of the form. A used-up
 * limit or an existing transfer may come from another tab, whose withdrawal this page hasn't read.
 */
export const leavesBalance = ({ outcome }: Pick<BankWithdrawalAnswer, 'outcome'>): boolean =>
  outcome === 'refused'

/** Whether anything was withdrawn. Unknown for 'failed', since it also covers unknown answers. */
export function endOfWithdrawal(outcome: CardOutcome | BankOutcome | undefined): CallEnd {
  if (outcome === undefined || outcome === 'failed') return 'unknown'
  return made.has(outcome) ? 'succeeded' : 'failed'
}

const made: ReadonlySet<CardOutcome | BankOutcome> = new Set(['withdrawn', 'capped', 'requested'])

/**
 * Infers the outcome of a card withdrawal from the member before and after it, if the answer didn't say (OQ-116). The
 * server keeps the last outcome, so one that was already there may belong to an earlier withdrawal. We trust it only if
 * it is a withdrawal and savings have left since: newly credited cashback proves nothing.
 */
export function outcomeBetween(before: Member | undefined, after: Member): CardOutcome | undefined {
  const outcome = after.lastCardWithdrawal
  if (before === undefined || outcome !== before.lastCardWithdrawal) return outcome
  return endOfWithdrawal(outcome) === 'succeeded' && haveSavingsLeft(before, after)
    ? outcome
    : undefined
}

/**
 * True if savings have left although the answer says that the withdrawal failed, so that we don't
 * know how it ended (OQ-117, OQ-135).
 */
export const isFailureDoubtful = (
  outcome: CardOutcome,
  before: Member | undefined,
  after: Member,
): boolean => outcome === 'failed' && before !== undefined && haveSavingsLeft(before, after)

/**
 * True if there is a new transaction that isn't cashback, or a lower balance that no new transaction explains, such as
 * cashback taken back.
 */
function haveSavingsLeft(before: Member, after: Member): boolean {
  const listed = new Set(before.transactions.map(({ id }) => id))
  const since = after.transactions.filter(({ id }) => !listed.has(id))
  return since.length === 0
    ? after.availableBalance < before.availableBalance
    : since.some((one) => kindOf(one) !== 'cashback')
}
