import type { SnapshotFrom } from 'xstate'
import { failureMessages } from '../kernel/index.ts'
import {
  type Control,
  controlUnless,
  isOwn,
  lockReason,
  type Outcomes,
  type PurseSnapshot,
  type WhyDisabled,
} from '../ledger/index.ts'
import type { cancellingMachine } from './cancelling.machine.ts'
import { mayCancel } from './cancelling.rules.ts'
import { orderMessages } from './order.messages.ts'

const { ours } = orderMessages

/** True while a row on the screen cancels its benefit or shows the outcome. */
export const areRowsSaying = (purse: PurseSnapshot, { pages }: Outcomes): boolean =>
  pages.some(
    ({ own, isSaying }) =>
      own.call === 'cancellation' && (isSaying || lockReason(purse) !== undefined),
  )

/** The outcome shown by the row of the last cancellation. `undefined` if that row isn't on the screen. */
export const rowReporting = ({ context }: PurseSnapshot, { pages }: Outcomes) =>
  pages.find(({ own }) => isOwn(own, context))?.own

type CancellingSnapshot = SnapshotFrom<ReturnType<typeof cancellingMachine>>

export interface CancellingView {
  /**
   * Disabled if it is cancelled or being cancelled, if another is being cancelled (ACCOUNT-14), or if the benefits
   * aren't known.
   */
  readonly control: Control
  /** Cancel was pressed: a question replaces the button (OQ-112). */
  readonly isAsking: boolean
  /** This cancellation is running, or the benefits are being read after it failed. */
  readonly isBusy: boolean
  /** After a failure the benefits couldn't be read. A button to try again replaces the Cancel button. */
  readonly isUnread: boolean
  /** The row shows the outcome of the last cancellation. */
  readonly isSaying: boolean
  /** The member cancelled it here, and their benefits show it. */
  readonly isDone: boolean
  /** The error; `undefined` if the choice turns out to be cancelled. */
  readonly message?: string | undefined
  /** Says where to look if we don't know whether it was cancelled. */
  readonly afterwards?: string | undefined
}

/** @param isCancelled if a choice has two rows, true for the cancelled one, which can't be cancelled again */
export function cancellingView(snapshot: CancellingSnapshot, isCancelled = false): CancellingView {
  if (isCancelled) return { ...cancelledView, isDone: isDone(snapshot) }
  const { message, known } = snapshot.context
  const { is } = known.member.shown
  const messages: Words = isGone(snapshot) ? {} : wordsOf(snapshot)
  return {
    control: controlUnless(whyCancelDisabled(snapshot)),
    isAsking: snapshot.matches('asking'),
    isBusy: isWorking(snapshot) || (message !== undefined && is === 'loading'),
    isUnread: is === 'failed' && message !== undefined,
    isSaying: messages.message !== undefined || isDone(snapshot),
    isDone: isDone(snapshot),
    ...messages,
  }
}

const cancelledView: Omit<CancellingView, 'isDone'> = {
  control: { state: 'disabled', because: 'cancelled' },
  ...{ isAsking: false, isBusy: false, isUnread: false, isSaying: true },
}

const isWorking = (snapshot: CancellingSnapshot): boolean =>
  snapshot.matches('cancelling') || snapshot.matches('readingBenefits')

const isDone = (snapshot: CancellingSnapshot): boolean =>
  snapshot.context.isSent === true && !isWorking(snapshot) && isGone(snapshot)

/** The benefits show that there is nothing left to cancel. */
function isGone({ context: { choiceId, known } }: CancellingSnapshot): boolean {
  const { shown } = known.member
  return shown.is === 'ready' && !mayCancel(shown.value, choiceId)
}

function whyCancelDisabled(snapshot: CancellingSnapshot): WhyDisabled | false {
  const { member, benefits } = snapshot.context.known
  if (snapshot.matches('cancelling')) return 'inFlight'
  if (isGone(snapshot)) return 'cancelled'
  if (member.shown.is === 'failed') return 'benefitsUnknown'
  return benefits.lock ?? (member.shown.is !== 'ready' && 'benefitsUnknown')
}

type Words = Pick<CancellingView, 'message' | 'afterwards'>

/**
 * The error. If the answer says cancelled but the benefits read since then don't, the outcome is
 * unknown.
 */
function wordsOf({ context: { message, afterwards, known } }: CancellingSnapshot): Words {
  return known.member.shown.is === 'ready' && message === ours.cancelledUnread
    ? {
        message: failureMessages.somethingWentWrong,
        afterwards: ours.cancellationMayHaveArrived,
      }
    : { message, afterwards }
}
