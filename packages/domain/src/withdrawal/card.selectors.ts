import type { SnapshotFrom } from 'xstate'
import type { ResourceView } from '../kernel/index.ts'
import {
  isAwaitedLong,
  isOnItsWay,
  isSettled,
  lockNote,
  type PurseSnapshot,
} from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import type { cardWithdrawalMachine } from './card.machine.ts'
import { cardAmountAtMost } from './card-decision.rules.ts'
import { type WithdrawalButtons, withdrawalButtons } from './offering.rules.ts'
import type { CardNotice } from './outcome-messages.rules.ts'
import { ownCardCalls } from './reported-calls.ts'
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
 * balance is not known (OQ-135).
 *
 * @param member as last read, for the flags; what `balance` says of it decides
 */
export function cardWithdrawalView(
  snapshot: CardSnapshot,
  purse: PurseSnapshot,
  member: Member,
  balance: ResourceView<Member>,
): CardWithdrawalView {
  const isIdle = snapshot.matches('offering') && isSettled(purse)
  const buttons = withdrawalButtons(member, !isIdle || balance.is !== 'ready')
  return {
    buttons,
    cardTakes:
      buttons.card === 'enabled' && balance.is === 'ready' ? cardTakes(balance.value) : undefined,
    notices: snapshot.context.notices,
    lockNote: lockNote(purse, ownCardCalls),
    isWithdrawing: isOnItsWay(purse, 'cardWithdrawal') || snapshot.matches('withdrawing'),
    isReading: balance.is === 'loading',
    isWaitingLong: isAwaitedLong(purse),
    isUnread: balance.is === 'failed',
  }
}

function cardTakes(member: Member): string | undefined {
  const amount = cardAmountAtMost(member)
  return amount === undefined ? undefined : withdrawalMessages.ours.cardTakes(amount)
}
