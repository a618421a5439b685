/** How withdrawals ended, and what the member is told about it (section 8). */
import type { CallEnd } from '../ledger/index.ts'
import { type CardOutcome, kindOf, type Member } from '../member/index.ts'
import { withdrawalMessages as messages } from './withdrawal.messages.ts'
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

export interface OutcomeMessage {
  readonly tone: 'success' | 'note' | 'error'
  readonly text: string
  /** A sentence of ours, when the request may have arrived, and no usable answer says so (OQ-135). */
  readonly addition?: string
}

/** One notice above the savings; each can be dismissed (CARDW-09). */
export interface CardNotice extends OutcomeMessage {
  readonly about: CardOutcome
}

/**
 * `member` is the one read with or after the withdrawal; a capped one has two notices (CARDW-05 to
 * CARDW-08). The limits are the server's (CONST-03); without one, the sentence that names it is left out, or the
 * general one stands in its place if there is no other.
 */
export function cardNotices(outcome: CardOutcome, member: Member): readonly CardNotice[] {
  const { withdrawalCountLimit, withdrawalLimit } = member
  const withdrawn: CardNotice = { about: 'withdrawn', tone: 'success', text: messages.withdrawn }
  switch (outcome) {
    case 'withdrawn':
      return [withdrawn]
    case 'capped':
      return withdrawalLimit === undefined
        ? [withdrawn]
        : [withdrawn, { about: 'capped', tone: 'note', text: messages.capped(withdrawalLimit) }]
    case 'countLimited':
      return withdrawalCountLimit === undefined
        ? [failedNotice(false)]
        : [
            {
              about: 'countLimited',
              tone: 'error',
              text: messages.countLimited(withdrawalCountLimit),
            },
          ]
    case 'failed':
      return [failedNotice(false)]
  }
}

/** The notice above the savings when a withdrawal to the card failed, with the same sentences. */
export const failedNotice = (mayHaveArrived: boolean): CardNotice => ({
  about: 'failed',
  ...failedMessage(mayHaveArrived),
})

/**
 * A failed withdrawal is told by the general sentence, followed by one of ours if the request may
 * have arrived (OQ-135).
 */
export const failedMessage = (mayHaveArrived: boolean): OutcomeMessage => ({
  tone: 'error',
  text: messages.failed,
  ...(mayHaveArrived && { addition: messages.ours.mayHaveArrived }),
})

/**
 * BANKW-21, BANKW-23 to BANKW-26; `member` as last read, none when it could not be read. Refused
 * fields have their own messages (OQ-123).
 */
export function bankMessage(
  outcome: BankOutcome,
  member: Member | undefined,
): OutcomeMessage | undefined {
  switch (outcome) {
    case 'requested':
      return { tone: 'success', text: messages.requested }
    case 'refused':
      return undefined
    case 'overLimit':
      return member?.withdrawalLimit === undefined
        ? failedMessage(false)
        : { tone: 'error', text: messages.overLimit(member.withdrawalLimit) }
    case 'overBalance':
      return member === undefined
        ? failedMessage(false)
        : { tone: 'error', text: messages.overBalance(member.availableBalance) }
    case 'alreadyRequested':
      return { tone: 'error', text: messages.alreadyRequested }
    case 'failed':
      return failedMessage(false)
  }
}
