import type { SnapshotFrom } from 'xstate'
import type { WhyDisabled } from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import type { cardWithdrawalMachine } from './card.machine.ts'
import { cardAmountAtMost } from './daily-limit.rules.ts'
import { type WithdrawalButtons, withdrawalButtons } from './offering.rules.ts'
import type { CardNotice } from './outcome.rules.ts'
import { withdrawalMessages } from './withdrawal.messages.ts'

type CardSnapshot = SnapshotFrom<ReturnType<typeof cardWithdrawalMachine>>

export interface CardWithdrawalView {
  readonly buttons: WithdrawalButtons
  /** The most that a press of the card button takes; shown only while it can be pressed. */
  readonly cardTakes: string | undefined
  readonly notices: readonly CardNotice[]
  /** The message about another call on the savings that is in flight. */
  readonly lockNote: string | undefined
  /** A withdrawal to the card runs. */
  readonly isWithdrawing: boolean
  /** The balance is being read. */
  readonly isReading: boolean
  /** The answer takes so long that the member should be told (OQ-135). */
  readonly isWaitingLong: boolean
  /** The balance could not be read; a button to try again replaces this one. */
  readonly isUnread: boolean
}

/**
 * Both withdrawal buttons are disabled while one withdrawal is in progress (CARDW-04), and while the
 * balance is not known (OQ-135). The flags are those of the member as last read.
 */
export function cardWithdrawalView(snapshot: CardSnapshot): CardWithdrawalView {
  const { notices, known } = snapshot.context
  const { member, savings } = known
  const balance = member.shown
  const isWithdrawing = snapshot.matches('withdrawing')
  const buttons = withdrawalButtons(member.last, whyNotNow(snapshot))
  return {
    buttons,
    cardTakes:
      buttons.card.state === 'enabled' && balance.is === 'ready'
        ? cardTakes(balance.value)
        : undefined,
    notices,
    lockNote: savings.note,
    isWithdrawing: savings.inFlight === 'cardWithdrawal' || isWithdrawing,
    isReading: balance.is === 'loading',
    isWaitingLong: savings.isAwaitedLong,
    isUnread: balance.is === 'failed',
  }
}

function whyNotNow({ value, context: { known } }: CardSnapshot): WhyDisabled | undefined {
  const { member, savings } = known
  switch (value) {
    case 'withdrawing':
      return 'inFlight'
    case 'readingOutcome':
      return 'refreshing'
    case 'offering':
      if (member.shown.is === 'failed') return 'balanceUnknown'
      return savings.lock ?? (member.shown.is === 'ready' ? undefined : 'balanceUnknown')
  }
}

function cardTakes(member: Member): string | undefined {
  const amount = cardAmountAtMost(member)
  return amount === undefined ? undefined : withdrawalMessages.ours.cardTakes(amount)
}
