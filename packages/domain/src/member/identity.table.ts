import { Day, definedByGuard } from '../kernel/index.ts'
import { named, yesNo } from '../testing/cells.ts'
import { exampleMember } from '../testing/examples.ts'
import { table } from '../testing/table.ts'
import { isSameMember } from './identity.rules.ts'
import type { Member } from './member.schema.ts'

const { emailAddress: _, ...withoutAddress } = exampleMember
export const priya: Member = {
  ...withoutAddress,
  name: { firstName: 'Priya', lastName: 'Shah' },
  dateOfBirth: Day.make('1984-02-29'),
  address: { street: 'Weir Lane', postcode: 'LS1 1AA' },
}

const people: Readonly<Record<string, Member>> = {
  Priya: priya,
  'Priya, p@x.test': { ...priya, emailAddress: 'p@x.test' },
  'Priya, P@X.test': { ...priya, emailAddress: ' P@X.test' },
  'Priya, blank email': { ...priya, emailAddress: ' ' },
  'Priya, q@x.test': { ...priya, emailAddress: 'q@x.test' },
  'Priya, weiß@x.test': { ...priya, emailAddress: 'weiß@x.test' },
  'Priya, weiss@x.test': { ...priya, emailAddress: 'weiss@x.test' },
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

const person = named(people)

export const sameMember = table({
  title: 'Is this the member that the page was made for?',
  given: {
    'page made for': person,
    'signed in now': person,
    session: named({ 'the same': ['one', 'one'], another: ['one', 'two'], unknown: [] }),
  },
  answers: { 'same member': yesNo },
  rows: `
    case                                  | page made for   | signed in now            | session  | same member
    an unchanged address                  | Priya, p@x.test | Priya, p@x.test          | another  | yes
    in capitals, with a space             | Priya, p@x.test | Priya, P@X.test          | another  | yes
    an unchanged address, another name    | Priya, p@x.test | Sam, p@x.test            | another  | yes
    another address                       | Priya, p@x.test | Priya, q@x.test          | another  | no
    alike only in capitals                | Priya, weiß@x.test | Priya, weiss@x.test | another | no
    another address in one session        | Priya, p@x.test | Priya, q@x.test          | the same | no
    the address is gone                   | Priya, p@x.test | Priya                    | another  | no
    the address is new                    | Priya           | Priya, p@x.test          | another  | no
    gone in one session                   | Priya, p@x.test | Priya                    | the same | yes
    new in one session                    | Priya           | Priya, p@x.test          | the same | yes
    no address, all else alike            | Priya           | Priya                    | another  | yes
    a blank address is none               | Priya           | Priya, blank email       | another  | yes
    the balance may change                | Priya           | Priya, another balance   | another  | yes
    spaces and blank parts                | Priya           | Priya, written otherwise | another  | yes
    another name                          | Priya           | Sam                      | another  | no
    another date of birth                 | Priya           | Priya, born a year later | another  | no
    another postcode                      | Priya           | Priya, moved             | another  | no
    another name in one session           | Priya           | Sam                      | the same | yes
    no session is known: it counts as one | Priya           | Sam                      | unknown  | yes
  `,
  decide: ({
    'page made for': pageMember,
    'signed in now': currentMember,
    session: [before, after],
  }) => ({
    'same member': isSameMember(
      { member: definedByGuard(pageMember), token: before },
      { member: definedByGuard(currentMember), token: after },
    ),
  }),
})
