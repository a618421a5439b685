import type { SnapshotFrom } from 'xstate'
import type { Member } from '../member/index.ts'
import type { cardWithdrawalMachine } from './card.machine.ts'
import { type WithdrawalButtons, withdrawalButtons } from './offering.rules.ts'
import type { CardBanner } from './outcome-messages.rules.ts'

type CardSnapshot = SnapshotFrom<ReturnType<typeof cardWithdrawalMachine>>

export interface CardWithdrawalView {
  readonly buttons: WithdrawalButtons
  readonly banners: readonly CardBanner[]
  /** A withdrawal runs. */
  readonly isWithdrawing: boolean
  /** It has ended, and the balance is being read again. */
  readonly isReadingAgain: boolean
  /** The answer is awaited for so long that the member should hear of it (OQ-135). */
  readonly isWaitingLong: boolean
  /** The newest balance could not be read; trying once more is offered instead of the button. */
  readonly isUnread: boolean
}

/**
 * Both withdrawal buttons are disabled while one withdrawal is in progress (CARDW-04), and while the
 * balance is known to be outdated (OQ-135).
 */
export const cardWithdrawalView = (
  snapshot: CardSnapshot,
  member: Member,
  isOutdated = false,
): CardWithdrawalView => ({
  buttons: withdrawalButtons(member, isOutdated || !snapshot.matches('offering')),
  banners: snapshot.context.banners,
  isWithdrawing: snapshot.matches('withdrawing'),
  isReadingAgain: snapshot.matches('readingOutcome') || snapshot.matches('readingMember'),
  isWaitingLong: snapshot.matches({ withdrawing: 'waitingLong' }),
  isUnread: snapshot.matches('unread') || (isOutdated && snapshot.matches('offering')),
})
