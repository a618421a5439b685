import type { Member } from '@save/domain/member'
import { forgetDraft, peekAtDraft } from './kept-drafts.ts'

/** Gives back what was kept, and deletes it. `blank` lists the possible fields. */
export function takeDraft<Draft extends object>(
  form: string,
  member: Member,
  blank: Draft,
): Draft | undefined {
  const kept = peekAtDraft(form, member)
  forgetDraft(form)
  return kept === undefined ? undefined : textsIn(kept, blank)
}

/** The fields of `blank`, as kept; anything else in storage is ignored. */
function textsIn<Draft extends object>(kept: unknown, blank: Draft): Draft {
  const given: Readonly<Record<string, unknown>> =
    typeof kept === 'object' && kept !== null ? { ...kept } : {}
  return Object.fromEntries(
    Object.entries(blank).map(([field, nothing]) => {
      const value = given[field]
      if (typeof nothing === 'object' && nothing !== null) return [field, textsIn(value, nothing)]
      return [field, typeof value === 'string' ? value : nothing]
    }),
  ) as Draft
}
