import type { ChoiceId } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'

/** Does the member have this choice, ordered and not cancelled? */
export const hasChoice = (member: Member, id: ChoiceId): boolean =>
  member.choices.some((choice) => choice.id === id && !choice.isCancelled)

/** Does the member have this choice, but only as one that was cancelled? */
export const hasCancelled = (member: Member | undefined, id: ChoiceId): boolean =>
  member !== undefined &&
  !hasChoice(member, id) &&
  member.choices.some((choice) => choice.id === id)

/** May this choice be cancelled: the member has it, and it is not cancelled yet (OQ-112)? */
export const mayCancel = (member: Member | undefined, id: ChoiceId): boolean =>
  member !== undefined && hasChoice(member, id)

/** What has happened since an order was made, as far as this tab knows. */
export interface SinceOrder {
  /** The member has asked to cancel it, here. */
  readonly isCancelAsked: boolean
  /** Another tab has cancelled something, or may have. */
  readonly isChangedElsewhere: boolean
}

/**
 * Has the member cancelled this order since it was made, so that nobody is thanked for it (SALSAC-23)? A
 * choice of the same benefit that was cancelled before the order says nothing about it.
 *
 * @param member as known now; undefined while it is being read
 */
export const isCancelledSince = (
  { isCancelAsked, isChangedElsewhere }: SinceOrder,
  id: ChoiceId,
  member: Member | undefined,
): boolean => (isCancelAsked || isChangedElsewhere) && hasCancelled(member, id)
