/** The messages about outcomes of withdrawals (section 8). */
import type { CardOutcome, Member } from '../member/index.ts'
import { withdrawalMessages as messages } from './withdrawal.messages.ts'
import type { BankOutcome } from './withdrawal.schema.ts'

export interface OutcomeMessage {
  readonly tone: 'success' | 'note' | 'error'
  readonly text: string
  /** Our own sentence, if the request may have arrived without a usable answer (OQ-135). */
  readonly addition?: string
}

/** One notice above the savings. Each can be dismissed (CARDW-09). */
export interface CardNotice extends OutcomeMessage {
  readonly about: CardOutcome
}

/**
 * The notices about an outcome (CARDW-05 to CARDW-08). A capped withdrawal has two. `member` was read with or after the
 * withdrawal and has the server's limits (CONST-03). If a limit is missing, we leave out the sentence that mentions it.
 * If that leaves no sentence, we show the general one.
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

/** The notice above the savings after a failed withdrawal to the card, with the same sentences. */
export const failedNotice = (mayHaveArrived: boolean): CardNotice => ({
  about: 'failed',
  ...failedMessage(mayHaveArrived),
})

/** The general sentence about a failed withdrawal, followed by our own if the request may have arrived (OQ-135). */
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
