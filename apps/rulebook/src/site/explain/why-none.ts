import { yesNo } from './explanation.ts'
import { inWords } from './field-names.ts'

/** Why the product has no value for a field: it was not sent, or what was sent can't be read. */
export function whyNone(field: string, sent: unknown): string {
  const written = fieldOf(field, sent)
  return written === undefined || written === null
    ? 'absent'
    : `sent as ${JSON.stringify(written)}, which can’t be read, so it counts as absent`
}

/**
 * That no value was sent, or none that can be read, and what counts instead; nothing where there is one, or where it is
 * not at hand what the server sent: 'No discount (PercentageDiscount) was sent: it counts as 0'
 */
export const numberUnsent = (field: string, sent: unknown, counts: string): readonly string[] =>
  unsent(field, sent, Number.isFinite, [`No ${inWords(field)}`, `The ${inWords(field)}`], counts)

/** 'Nothing about whether it has a range (HasRangedRange) was sent: it has none' */
export const flagUnsent = (
  field: string,
  whether: string,
  sent: unknown,
  counts: string,
): readonly string[] =>
  unsent(
    field,
    sent,
    (written) => typeof written === 'boolean' || written === 'false',
    [`Nothing about whether ${whether} (${field})`, `Whether ${whether} (${field})`],
    counts,
  )

function unsent(
  field: string,
  sent: unknown,
  isRead: (written: unknown) => boolean,
  [none, some]: readonly [none: string, some: string],
  counts: string,
): readonly string[] {
  if (sent === undefined) return []
  const written = fieldOf(field, sent)
  if (written === undefined || written === null) return [`${none} was sent: ${counts}`]
  return isRead(written)
    ? []
    : [`${some} was sent as ${JSON.stringify(written)}, which can’t be read: ${counts}`]
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
