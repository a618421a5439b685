/** The outcomes of withdrawals and the messages about them (section 8). */
import type { CallEnd } from '../ledger/index.ts'
import { type CardOutcome, kindOf, type Member } from '../member/index.ts'
import { withdrawalMessages as messages } from './withdrawal.messages.ts'
import type { BankOutcome, BankWithdrawalAnswer } from './withdrawal.schema.ts'

/**
 * True if the balance on the page is still current, which holds only after complaints about the form. A used-up limit
 * or an existing transfer may come from another tab, whose withdrawal this page has not read.
 */
export const leavesBalance = ({ outcome }: Pick<BankWithdrawalAnswer, 'outcome'>): boolean =>
  outcome === 'refused'

/** Says if anything was withdrawn. 'failed' also covers unknown answers, so then we don't know. */
export function endOfWithdrawal(outcome: CardOutcome | BankOutcome | undefined): CallEnd {
  if (outcome === undefined || outcome === 'failed') return 'unknown'
  return made.has(outcome) ? 'succeeded' : 'failed'
}

const made: ReadonlySet<CardOutcome | BankOutcome> = new Set(['withdrawn', 'capped', 'requested'])

/**
 * Infers the outcome of a card withdrawal if its answer did not say, by comparing the member before and after it
 * (OQ-116). The server keeps the last outcome, so one that was already there may belong to an earlier withdrawal. We
 * trust it only if it is a withdrawal and savings have left since: newly credited cashback proves nothing.
 */
export function outcomeBetween(before: Member | undefined, after: Member): CardOutcome | undefined {
  const outcome = after.lastCardWithdrawal
  if (before === undefined || outcome !== before.lastCardWithdrawal) return outcome
  return endOfWithdrawal(outcome) === 'succeeded' && haveSavingsLeft(before, after)
    ? outcome
    : undefined
}

/**
 * True if savings have left although the answer says that the withdrawal failed. Then we don't know if it was made
 * (OQ-117, OQ-135).
 */
export const isFailureDoubtful = (
  outcome: CardOutcome,
  before: Member | undefined,
  after: Member,
): boolean => outcome === 'failed' && before !== undefined && haveSavingsLeft(before, after)

/**
 * True if a new transaction is listed that isn't cashback, or the balance is lower and no new transaction explains it,
 * such as cashback that was taken back.
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
  /** A sentence of ours, if the request may have arrived without a usable answer (OQ-135). */
  readonly addition?: string
}

/** One notice above the savings; each can be dismissed (CARDW-09). */
export interface CardNotice extends OutcomeMessage {
  readonly about: CardOutcome
}

/**
 * The notices about an outcome (CARDW-05 to CARDW-08). A capped withdrawal has two. `member` was read with or after the
 * withdrawal and has the server's limits (CONST-03). Without a limit we leave out the sentence that names it, or show
 * the general one if no other is left.
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

/** The general sentence about a failed withdrawal, followed by one of ours if the request may have arrived (OQ-135). */
export const failedMessage = (mayHaveArrived: boolean): OutcomeMessage => ({
  tone: 'error',
  text: messages.failed,
  ...(mayHaveArrived && { addition: messages.ours.mayHaveArrived }),
})

/**
 * BANKW-21, BANKW-23 to BANKW-26. `member` is the one last read, if any. Refused fields have their own messages
 * (OQ-123).
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
