import type { Catalogue } from '@save/api-adapter/memory'
import { nothing } from '@save/domain/kernel'

/** The possible members of a world. */
interface WorldMember {
  readonly says: string
  readonly catalogue?: (catalogue: Catalogue) => Catalogue
}

/** Removes everything that a member collects: favourites, savings, benefits. */
export const asNewMember = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  favourites: [],
  member: {
    ...catalogue.member,
    transactions: [],
    choices: [],
    pendingBalance: nothing,
    availableBalance: nothing,
  },
})

const asNewcomer = (catalogue: Catalogue): Catalogue => {
  const fresh = asNewMember(catalogue)
  const { gender: _, ...member } = fresh.member
  return {
    ...fresh,
    member: {
      ...member,
      name: { title: 'Mr', firstName: 'Sam', lastName: 'Newcombe', initials: 'S' },
      displayName: 'Sam Newcombe',
      emailAddress: 'newcomer@example.com',
      address: { houseNumber: '2', street: 'Station Road', town: 'Kettleby', postcode: 'KT2 4AB' },
    },
  }
}

export const members = {
  priya: { says: 'Priya, member@example.com, who has been saving for years' },
  newcomer: {
    says: 'Sam, newcomer@example.com, who joined this morning',
    catalogue: asNewcomer,
  },
} as const satisfies Readonly<Record<string, WorldMember>>

export type MemberName = keyof typeof members

export const memberNames = Object.keys(members) as readonly MemberName[]

export const memberNamed = (name: MemberName): WorldMember => members[name]
