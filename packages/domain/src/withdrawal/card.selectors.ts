import type { SnapshotFrom } from 'xstate'
import { type Day, definedByGuard, joinPresent } from '../kernel/index.ts'
import type { WhyDisabled } from '../ledger/index.ts'
import type { cardWithdrawalMachine } from './card.machine.ts'
import { nextCardAmount } from './daily-limit.rules.ts'
import { type WithdrawalButtons, withdrawalButtons } from './offering.rules.ts'
import type { CardNotice } from './outcome-notices.rules.ts'
import { withdrawalMessages } from './withdrawal.messages.ts'

type CardSnapshot = SnapshotFrom<ReturnType<typeof cardWithdrawalMachine>>

export interface CardWithdrawalView {
  readonly buttons: WithdrawalButtons
  /** Explains what the card button does, or why both buttons are disabled. */
  readonly hint: string | undefined
  readonly notices: readonly CardNotice[]
  /** The message about another running call on the savings. */
  readonly lockNote: string | undefined
  /** A card withdrawal is running. */
  readonly isWithdrawing: boolean
  /** The balance is being read. */
  readonly isReading: boolean
  /** True if the answer takes so long that the page says so (OQ-135). */
  readonly isWaitingLong: boolean
  /** The balance couldn't be read. A button to try again replaces the withdrawal button. */
  readonly isUnread: boolean
}

/**
 * Disables both withdrawal buttons while one withdrawal runs (CARDW-04), and while we don't know the balance (OQ-135).
 * The flags come from the member as last read.
 */
export function cardWithdrawalView(snapshot: CardSnapshot, today: Day): CardWithdrawalView {
  const { notices, known } = snapshot.context
  const { member, savings } = known
  const balance = member.shown
  const buttons = withdrawalButtons(member.last, whyWithdrawalDisabled(snapshot))
  return {
    buttons,
    hint: hintOf(snapshot, buttons, today),
    notices,
    lockNote: savings.note,
    isWithdrawing: snapshot.matches('withdrawing'),
    isReading: balance.is === 'loading',
    isWaitingLong: savings.isAwaitedLong,
    isUnread: balance.is === 'failed',
  }
}

function whyWithdrawalDisabled({ value, context: { known } }: CardSnapshot): WhyDisabled | false {
  const { member, savings } = known
  switch (value) {
    case 'withdrawing':
      return 'inFlight'
    case 'readingOutcome':
      return 'refreshing'
    case 'offering':
      if (member.shown.is === 'failed') return 'balanceUnknown'
      return savings.lock ?? (member.shown.is !== 'ready' && 'balanceUnknown')
  }
}

/** `undefined` if the card button is hidden, or disabled only by a wait. */
function hintOf({ context }: CardSnapshot, { card }: WithdrawalButtons, today: Day) {
  const { ours } = withdrawalMessages
  if (card.state === 'disabled' && card.because === 'zeroBalance') return ours.nothingSaved
  if (card.state !== 'enabled') return undefined
  const member = definedByGuard(context.known.member.last)
  const amount = nextCardAmount(member, today)
  if (amount === undefined || context.notices.some(isLimitReached)) return ours.limitReached
  const { withdrawalCountLimit: times } = member
  return joinPresent(
    [ours.cardSends(amount), times === undefined ? undefined : ours.timesADay(times)],
    ' ',
  )
}

/** A withdrawal may appear among the transactions later. */
const isLimitReached = ({ about }: CardNotice): boolean =>
  about === 'capped' || about === 'countLimited'
