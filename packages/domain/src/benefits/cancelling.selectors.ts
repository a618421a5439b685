import type { SnapshotFrom } from 'xstate'
import type { Member } from '../member/index.ts'
import type { cancellingMachine } from './cancelling.machine.ts'
import { mayCancel } from './cancelling.rules.ts'

export interface CancellingView {
  /** Already cancelled, or its request runs (ACCOUNT-14). */
  readonly isDisabled: boolean
  /** Its request runs, or what came of it is being read. */
  readonly isCancelling: boolean
  /** The member could not be read again; trying once more is offered in place of the button. */
  readonly isUnread: boolean
  readonly message: string | undefined
}

export const cancellingView = (
  snapshot: SnapshotFrom<ReturnType<typeof cancellingMachine>>,
  member: Member,
): CancellingView => ({
  isDisabled: !snapshot.matches('offering') || !mayCancel(member, snapshot.context.choiceId),
  isCancelling: snapshot.matches('cancelling') || snapshot.matches('readingMember'),
  isUnread: snapshot.matches('unread'),
  message: snapshot.context.message,
})
