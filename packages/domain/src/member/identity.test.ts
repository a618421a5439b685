import { describe, expect, test } from 'vitest'
import { Day } from '../kernel/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { exampleMember } from '../testing/examples.ts'
import { identityOf, isSameMember } from './identity.rules.ts'
import type { Member } from './member.schema.ts'

const { emailAddress: _, ...withoutAddress } = exampleMember
const priya: Member = {
  ...withoutAddress,
  name: { firstName: 'Priya', lastName: 'Shah' },
  dateOfBirth: Day.make('1984-02-29'),
  address: { street: 'Weir Lane', postcode: 'LS1 1AA' },
}

const people: Record<string, Member> = {
  Priya: priya,
  'Priya, p@x.test': { ...priya, emailAddress: 'p@x.test' },
  'Priya, " P@X.test"': { ...priya, emailAddress: ' P@X.test' },
  'Priya, ""': { ...priya, emailAddress: ' ' },
  'Priya, q@x.test': { ...priya, emailAddress: 'q@x.test' },
  'Sam, p@x.test': { ...priya, emailAddress: 'p@x.test', name: { firstName: 'Sam' } },
  Sam: { ...priya, name: { ...priya.name, firstName: 'Sam' } },
  'Priya, a year younger': { ...priya, dateOfBirth: Day.make('1985-02-28') },
  'Priya, elsewhere': { ...priya, address: { ...priya.address, postcode: 'LS2 1AA' } },
  'Priya, written otherwise': {
    ...priya,
    name: { title: '', firstName: 'Priya ', lastName: ' Shah' },
    address: { ...priya.address, flat: ' ' },
  },
  'Priya, richer': { ...priya, availableBalance: exampleMember.availableBalance, choices: [] },
}

describe('Is this the member for whom the page was made? (PERM-02)', () => {
  const cases = decisionTable(
    ['was', 'is', 'session', 'same'],
    `
    was             | is                    | session | same
    Priya, p@x.test | Priya, p@x.test       | another | yes
    Priya, p@x.test | Priya, " P@X.test"    | another | yes
    Priya, p@x.test | Sam, p@x.test         | another | yes
    Priya, p@x.test | Priya, q@x.test       | another | no
    Priya, p@x.test | Priya, q@x.test       | same    | no
    Priya, p@x.test | Priya                 | another | no
    Priya           | Priya, p@x.test       | another | no
    Priya, p@x.test | Priya                 | same    | yes
    Priya           | Priya                 | another | yes
    Priya           | Priya, ""             | another | yes
    Priya           | Priya, richer         | another | yes
    Priya           | Priya, written otherwise | another | yes
    Priya           | Sam                   | another | no
    Priya           | Priya, a year younger | another | no
    Priya           | Priya, elsewhere      | another | no
    Priya           | Sam                   | same    | yes
    Priya           | Sam                   | none    | yes
    `,
  )
  const tokens: Record<string, readonly [string?, string?]> = {
    same: ['one', 'one'],
    another: ['one', 'two'],
    none: [],
  }
  for (const row of cases) {
    test(`PERM-02 ${row.was}, then ${row.is}, in ${row.session} session: ${row.same}`, () => {
      const [before, after] = tokens[row.session] ?? []
      const was = { member: people[row.was] ?? priya, token: before }
      const is = { member: people[row.is] ?? priya, token: after }
      expect(isSameMember(was, is)).toBe(row.same === 'yes')
    })
  }

  test('PERM-02 one part of the name does not pass for another', () => {
    const first = identityOf({ ...priya, name: { firstName: 'Lee' } })
    expect(identityOf({ ...priya, name: { lastName: 'Lee' } })).not.toBe(first)
  })
})
