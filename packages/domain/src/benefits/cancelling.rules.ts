import type { ChoiceId } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'

/** May this choice be cancelled: the member has it, and it is not cancelled yet (OQ-112)? */
export const mayCancel = (member: Member | undefined, id: ChoiceId): boolean =>
  member?.choices.some((choice) => choice.id === id && !choice.isCancelled) ?? false
