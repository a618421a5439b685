import { describe, expect, test } from 'vitest'
import { Day, guarded } from '../kernel/index.ts'
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
  'Priya, P@X.test': { ...priya, emailAddress: ' P@X.test' },
  'Priya, blank email': { ...priya, emailAddress: ' ' },
  'Priya, q@x.test': { ...priya, emailAddress: 'q@x.test' },
  'Sam, p@x.test': { ...priya, emailAddress: 'p@x.test', name: { firstName: 'Sam' } },
  Sam: { ...priya, name: { ...priya.name, firstName: 'Sam' } },
  'Priya, born a year later': { ...priya, dateOfBirth: Day.make('1985-02-28') },
  'Priya, moved': { ...priya, address: { ...priya.address, postcode: 'LS2 1AA' } },
  'Priya, written otherwise': {
    ...priya,
    name: { title: '', firstName: 'Priya ', lastName: ' Shah' },
    address: { ...priya.address, flat: ' ' },
  },
  'Priya, another balance': {
    ...priya,
    availableBalance: exampleMember.availableBalance,
    choices: [],
  },
}

describe('Is this the member for whom the page was made?', () => {
  const cases = decisionTable(
    ['case', 'page made for', 'signed in now', 'session', 'same member'],
    `
    case                               | page made for   | signed in now            | session  | same member
    an unchanged address               | Priya, p@x.test | Priya, p@x.test          | another  | yes
    in capitals, with a space          | Priya, p@x.test | Priya, P@X.test          | another  | yes
    an unchanged address, another name | Priya, p@x.test | Sam, p@x.test            | another  | yes
    another address                    | Priya, p@x.test | Priya, q@x.test          | another  | no
    another address in one session     | Priya, p@x.test | Priya, q@x.test          | the same | no
    the address is gone                | Priya, p@x.test | Priya                    | another  | no
    the address is new                 | Priya           | Priya, p@x.test          | another  | no
    gone in one session                | Priya, p@x.test | Priya                    | the same | yes
    no address, all else alike         | Priya           | Priya                    | another  | yes
    a blank address is none            | Priya           | Priya, blank email       | another  | yes
    the balance may change             | Priya           | Priya, another balance   | another  | yes
    spaces and blank parts             | Priya           | Priya, written otherwise | another  | yes
    another name                       | Priya           | Sam                      | another  | no
    another date of birth              | Priya           | Priya, born a year later | another  | no
    another postcode                   | Priya           | Priya, moved             | another  | no
    another name in one session        | Priya           | Sam                      | the same | yes
    no session is known: it counts as one | Priya           | Sam                      | unknown  | yes
    `,
  )
  const tokens: Record<string, readonly [string?, string?]> = {
    'the same': ['one', 'one'],
    another: ['one', 'two'],
    unknown: [],
  }
  for (const row of cases) {
    test(`${row.case}: ${row['same member']}`, () => {
      const [before, after] = tokens[row.session] ?? []
      const was = { member: guarded(people[row['page made for']]), token: before }
      const is = { member: guarded(people[row['signed in now']]), token: after }
      expect(isSameMember(was, is)).toBe(row['same member'] === 'yes')
    })
  }

  test('one part of the name does not pass for another', () => {
    const first = identityOf({ ...priya, name: { firstName: 'Lee' } })
    expect(identityOf({ ...priya, name: { lastName: 'Lee' } })).not.toBe(first)
  })
})
