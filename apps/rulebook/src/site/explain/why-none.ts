import { yesNo } from './explanation.ts'
import { inWords } from './field-names.ts'

/** Why the product has no value for a field: it was not sent, or what was sent can't be read. */
export function whyNone(field: string, sent: unknown): string {
  const written = fieldOf(field, sent)
  return written === undefined || written === null
    ? 'absent'
    : `sent as ${JSON.stringify(written)}, which can’t be read, so it counts as absent`
}

export const fieldOf = (field: string, sent: unknown): unknown =>
  typeof sent === 'object' && sent !== null ? Reflect.get(sent, field) : undefined

/** 'The member’s permission to see My Benefits (CanSeeMyBenefits) says yes'; a permission that was not given counts as no. */
export function saysOf(field: string, is: boolean, sent: unknown): string {
  const isRead = is || fieldOf(field, sent) === false || sent === undefined
  return isRead
    ? `The member’s ${inWords(field)} says ${yesNo(is)}`
    : `The member’s ${inWords(field)} is ${whyNone(field, sent)}, which means no`
}
