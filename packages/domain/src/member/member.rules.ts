import { type Day, formatDay, isBlank, joinPresent } from '../kernel/index.ts'
import type { Member } from './member.schema.ts'

/**
 * The display name, or else the first and last name (or the one that exists), or else the email address. `undefined` if
 * all are missing (OQ-020).
 */
export function nameOf(member: Member): string | undefined {
  const { displayName, name, emailAddress } = member
  const candidates = [displayName, joinPresent([name.firstName, name.lastName], ' '), emailAddress]
  return candidates.find((candidate) => !isBlank(candidate))?.trim()
}

/** The member and the day of a printout, 'Priya Shah, 22/11/2026'. Only the day for a member without a name. */
export const printedFor = (member: Member, day: Day): string =>
  joinPresent([nameOf(member), formatDay(day)], ', ')
