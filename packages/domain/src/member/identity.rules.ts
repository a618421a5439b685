import type { Member } from './member.schema.ts'

/** The member from the server, with the token of the session that read it. */
export interface MemberSeen {
  readonly member: Member
  /** The anti-forgery token, if the server sends one. */
  readonly token: string | undefined
}

/**
 * True if both readings are of the same member. If both have an email address, compare the
 * addresses. Otherwise the same session means the same member, and a reading without a session
 * token counts as the same session. In another session, compare the identities: the email address,
 * or without one the name, date of birth and address.
 */
export function isSameMember(was: MemberSeen, now: MemberSeen): boolean {
  const [formerAddress, address] = [addressOf(was.member), addressOf(now.member)]
  if (formerAddress !== undefined && address !== undefined) return formerAddress === address
  return was.token === now.token || identityOf(was.member) === identityOf(now.member)
}

/**
 * Identifies a member by the email address, or without one by the personal details. Different spellings of a missing
 * detail give the same identity.
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

/** The email address in one spelling; `undefined` if blank. */
const addressOf = ({ emailAddress }: Member): string | undefined =>
  emailAddress?.trim().toLowerCase() || undefined
