import type { ChoiceId } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'

/** True if the member has this choice, ordered and not cancelled. */
const hasChoice = (member: Member, id: ChoiceId): boolean =>
  member.choices.some((choice) => choice.id === id && !choice.isCancelled)

/** True if the member has this choice, but only as a cancelled one. */
export const hasCancelled = (member: Member | undefined, id: ChoiceId): boolean =>
  member !== undefined &&
  !hasChoice(member, id) &&
  member.choices.some((choice) => choice.id === id)

/** True if the member has this choice and it is not cancelled yet (OQ-112). */
export const mayCancel = (member: Member | undefined, id: ChoiceId): boolean =>
  member !== undefined && hasChoice(member, id)

/** Changes since the order, as far as this tab knows. */
export interface ChangesSinceOrder {
  /** The member asked to cancel the order, in this tab. */
  readonly isCancelAsked: boolean
  /** Another tab cancelled something, or may have. */
  readonly isChangedElsewhere: boolean
}

/**
 * True if the member cancelled this order after making it, so that we don't thank them for it (SALSAC-23). A
 * cancellation of the same benefit before the order doesn't count.
 * @param member the current member; undefined while being read
 */
export const isCancelledSince = (
  { isCancelAsked, isChangedElsewhere }: ChangesSinceOrder,
  id: ChoiceId,
  member: Member | undefined,
): boolean => (isCancelAsked || isChangedElsewhere) && hasCancelled(member, id)
