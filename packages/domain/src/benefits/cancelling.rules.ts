import type { ChoiceId } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'

/** Does the member have this choice, ordered and not cancelled? */
export const hasChoice = (member: Member, id: ChoiceId): boolean =>
  member.choices.some((choice) => choice.id === id && !choice.isCancelled)

/** Does the member have it cancelled only? */
export const hasCancelled = (member: Member | undefined, id: ChoiceId): boolean =>
  member !== undefined &&
  !hasChoice(member, id) &&
  member.choices.some((choice) => choice.id === id)

/** May this choice be cancelled: the member has it, and it is not cancelled yet (OQ-112)? */
export const mayCancel = (member: Member | undefined, id: ChoiceId): boolean =>
  member !== undefined && hasChoice(member, id)
