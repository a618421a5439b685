import type { Member } from './member.schema.ts'

/** The member from the server, and the token of the session that read it. */
export interface MemberSeen {
  readonly member: Member
  /** The anti-forgery token, if the server sends one. */
  readonly token: string | undefined
}

/**
 * True if both are the same member. If both have an email address, compares the addresses. Otherwise the same session
 * means the same member, and a reading without a token counts as the same session. In another session, compares the
 * identities: the email address, or without one the name, date of birth and address.
 */
export function isSameMember(before: MemberSeen, now: MemberSeen): boolean {
  const [formerAddress, address] = [addressOf(before.member), addressOf(now.member)]
  if (formerAddress !== undefined && address !== undefined) return formerAddress === address
  return before.token === now.token || identityOf(before.member) === identityOf(now.member)
}

/**
 * Identifies a member by the email address, or without one by the personal details. A missing
 * detail and a blank one give the same identity.
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

/** The email address, normalised. `undefined` if blank. */
const addressOf = ({ emailAddress }: Member): string | undefined =>
  emailAddress?.trim().toLowerCase() || undefined
