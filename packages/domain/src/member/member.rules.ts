import { isBlank, joinPresent } from '../kernel/index.ts'
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
