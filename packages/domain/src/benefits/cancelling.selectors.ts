import type { SnapshotFrom } from 'xstate'
import { failureMessages, type ResourceView } from '../kernel/index.ts'
import {
  isOwn,
  isSettled,
  mayStillSay,
  type Outcomes,
  type PurseSnapshot,
} from '../ledger/index.ts'
import type { Member } from '../member/index.ts'
import type { cancellingMachine } from './cancelling.machine.ts'
import { mayCancel } from './cancelling.rules.ts'
import { orderMessages } from './order.messages.ts'
import { ownCancellation } from './reported-calls.ts'

const { ours } = orderMessages

/** The rows on the screen: is a cancellation on its way, or does one of them say how it ended? */
export const areRowsSaying = (purse: PurseSnapshot, { pages }: Outcomes): boolean =>
  pages.some(({ own, isSaying }) => own.call === 'cancellation' && (isSaying || !isSettled(purse)))

/** What the row of the last cancellation reports; nothing if it is not on the screen. */
export const rowReporting = ({ context }: PurseSnapshot, { pages }: Outcomes) =>
  pages.find(({ own }) => isOwn(own, context))?.own

type CancellingSnapshot = SnapshotFrom<ReturnType<typeof cancellingMachine>>

export interface CancellingView {
  /** Already cancelled, or being cancelled, or another one is (ACCOUNT-14), or the benefits aren't known. */
  readonly isDisabled: boolean
  /** This cancellation is running, or the benefits are being read after it went wrong. */
  readonly isBusy: boolean
  /** The benefits could not be read after it went wrong; a button to try again replaces this one. */
  readonly isUnread: boolean
  /** The row says how the last cancellation ended. */
  readonly isSaying: boolean
  /** What went wrong; nothing if the choice turns out to be cancelled. */
  readonly message: string | undefined
  /** Where to look when nobody knows whether it was cancelled. */
  readonly afterwards: string | undefined
}

/** @param benefits the member as known now, whose choices are what there is */
export function cancellingView(
  snapshot: CancellingSnapshot,
  purse: PurseSnapshot,
  benefits: ResourceView<Member>,
  /** When one choice has two rows, the cancelled one has nothing to cancel. */
  isCancelled = false,
): CancellingView {
  const { choiceId, message } = snapshot.context
  const silent = { message: undefined, afterwards: undefined }
  if (isCancelled)
    return { isDisabled: true, isBusy: false, isUnread: false, isSaying: true, ...silent }
  const isRunning = !snapshot.matches('offering')
  const mayBeCancelled = benefits.is === 'ready' && mayCancel(benefits.value, choiceId)
  const words =
    benefits.is === 'ready' && !mayBeCancelled ? silent : wordsOf(snapshot, purse, benefits)
  return {
    isDisabled: isRunning || !isSettled(purse) || !mayBeCancelled,
    isBusy: isRunning || (message !== undefined && benefits.is === 'loading'),
    isUnread: benefits.is === 'failed' && message !== undefined,
    isSaying: words.message !== undefined,
    ...words,
  }
}

type Words = Pick<CancellingView, 'message' | 'afterwards'>

/**
 * What went wrong. If it was answered as cancelled, but the benefits that have been read since don't show it, nobody
 * knows.
 */
function wordsOf(
  { context: { choiceId, message, afterwards } }: CancellingSnapshot,
  purse: PurseSnapshot,
  benefits: ResourceView<Member>,
): Words {
  const isDoubted =
    message === undefined &&
    purse.context.isContradicted === true &&
    mayStillSay(purse, ownCancellation(choiceId), false)
  return isDoubted || (benefits.is === 'ready' && message === ours.cancelledUnread)
    ? {
        message: failureMessages.somethingWentWrong,
        afterwards: ours.cancellationMayHaveArrived,
      }
    : { message, afterwards }
}
