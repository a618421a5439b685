import { isBlank, joinPresent } from '../kernel/index.ts'
import type { Member } from './member.schema.ts'

/**
 * What the member is called: the display name, else first and last name as far as they are there,
 * else the email address; none when there is nothing at all (OQ-020).
 */
export function nameOf(member: Member): string | undefined {
  const { displayName, name, emailAddress } = member
  const candidates = [displayName, joinPresent([name.firstName, name.lastName], ' '), emailAddress]
  return candidates.find((candidate) => !isBlank(candidate))?.trim()
}
