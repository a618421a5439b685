import { type Day, formatDay, isBlank, joinPresent } from '../kernel/index.ts'
import type { Member } from './member.schema.ts'

/**
 * The member's name: the display name, otherwise the first and last name, whichever exist,
 * otherwise the email address; none when there is nothing at all (OQ-020).
 */
export function nameOf(member: Member): string | undefined {
  const { displayName, name, emailAddress } = member
  const candidates = [displayName, joinPresent([name.firstName, name.lastName], ' '), emailAddress]
  return candidates.find((candidate) => !isBlank(candidate))?.trim()
}

/** Whose print it is and of which day: 'Priya Shah, 22/11/2026'; a member without a name gets only the day. */
export const printedFor = (member: Member, day: Day): string =>
  joinPresent([nameOf(member), formatDay(day)], ', ')
