import type { SnapshotFrom } from 'xstate'
import type { Member } from '../member/index.ts'
import type { cancellingMachine } from './cancelling.machine.ts'
import { mayCancel } from './cancelling.rules.ts'

export interface CancellingView {
  /** Already cancelled, or its request runs (ACCOUNT-14). */
  readonly isDisabled: boolean
  readonly isCancelling: boolean
  readonly message: string | undefined
}

export const cancellingView = (
  snapshot: SnapshotFrom<ReturnType<typeof cancellingMachine>>,
  member: Member,
): CancellingView => ({
  isDisabled: !snapshot.matches('offering') || !mayCancel(member, snapshot.context.choiceId),
  isCancelling: !snapshot.matches('offering'),
  message: snapshot.context.message,
})
