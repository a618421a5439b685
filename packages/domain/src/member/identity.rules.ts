import type { Member } from './member.schema.ts'

/** The member as the server gave it, and the token of the session in which it was read. */
export interface MemberSeen {
  readonly member: Member
  /** The anti-forgery token; none where the server gives none. */
  readonly token: string | undefined
}

/**
 * Are both readings of the same member? The email address decides, if both have one. Otherwise the same
 * session means the same member, and where the server names no session, both readings count as of one.
 * In another session, all that identifies the member decides: the email address, or without one name,
 * date of birth and address.
 */
export function isSameMember(was: MemberSeen, now: MemberSeen): boolean {
  const [formerAddress, address] = [addressOf(was.member), addressOf(now.member)]
  if (formerAddress !== undefined && address !== undefined) return formerAddress === address
  return was.token === now.token || identityOf(was.member) === identityOf(now.member)
}

/**
 * What identifies this member: the email address, otherwise the personal details, however a form or
 * the server writes what is not given.
 */
export function identityOf(member: Member): string {
  const { name, dateOfBirth, address } = member
  return (
    addressOf(member) ??
    JSON.stringify([
      written(name.title, name.firstName, name.middleNames, name.lastName, name.initials),
      dateOfBirth,
      written(address.houseNumber, address.houseName, address.flat, address.street),
      written(address.district, address.town, address.county, address.postcode),
    ])
  )
}

const written = (...parts: readonly (string | undefined)[]): readonly string[] =>
  parts.map((part) => part?.trim() ?? '')

/** The email address in one spelling; a blank one is none. */
const addressOf = ({ emailAddress }: Member): string | undefined =>
  emailAddress?.trim().toLowerCase() || undefined
