import type { SnapshotFrom } from 'xstate'
import type { ChoiceId, ResourceView } from '../kernel/index.ts'
import { isSaidBy, isSettled, type OwnCalls, type PurseSnapshot } from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import type { cancellingMachine } from './cancelling.machine.ts'
import { mayCancel } from './cancelling.rules.ts'

/** What My Benefits reports in its own words. */
export const ownCancellations: OwnCalls = { call: 'cancellation' }

/** Does the row of this choice say now how the last cancellation ended? */
export const isSaidInRow = (purse: PurseSnapshot, id: ChoiceId): boolean =>
  purse.context.about === String(id) && isSaidBy(purse, ownCancellations)

export interface CancellingView {
  /** Already cancelled, or being cancelled (ACCOUNT-14). */
  readonly isDisabled: boolean
  /** This cancellation is running, or the benefits are being read. */
  readonly isBusy: boolean
  /** The benefits could not be read; a button to try again replaces this one. */
  readonly isUnread: boolean
  /** What went wrong; nothing if the choice turns out to be cancelled. */
  readonly message: string | undefined
  /** Where to look when no answer came. */
  readonly afterwards: string | undefined
}

/** @param benefits the member as known now, whose choices are what there is */
export function cancellingView(
  snapshot: SnapshotFrom<ReturnType<typeof cancellingMachine>>,
  purse: PurseSnapshot,
  benefits: ResourceView<Member>,
  /** When one choice has two rows, the cancelled one has nothing to cancel. */
  isCancelled = false,
): CancellingView {
  const { choiceId, message, afterwards } = snapshot.context
  const silent = { message: undefined, afterwards: undefined }
  if (isCancelled) return { isDisabled: true, isBusy: false, isUnread: false, ...silent }
  const isRunning = !snapshot.matches('offering')
  const mayBeCancelled = benefits.is === 'ready' && mayCancel(benefits.value, choiceId)
  return {
    isDisabled: isRunning || !isSettled(purse) || !mayBeCancelled,
    isBusy: isRunning || (message !== undefined && benefits.is === 'loading'),
    isUnread: benefits.is === 'failed' && message !== undefined,
    ...(benefits.is === 'ready' && !mayBeCancelled ? silent : { message, afterwards }),
  }
}
