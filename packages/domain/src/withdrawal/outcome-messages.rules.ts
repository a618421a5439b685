/**
 * What the member is told about an outcome (section 8). The limits are the server's (CONST-03); without
 * one, the sentence that names it is left out, or the general one stands in its place if there is no other.
 */
import type { CardOutcome, Member } from '../member/index.ts'
import { withdrawalMessages as messages } from './withdrawal.messages.ts'
import type { BankOutcome } from './withdrawal.schema.ts'

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
 * CARDW-08).
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
