import { assert, constantFrom, dictionary, option, property, record, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Day } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { exampleMember } from '../testing/examples.ts'
import { dayTyped, isDateOfBirth, unreadableDate } from './date-of-birth.rules.ts'
import { aboutYouCard, addressCard, nameCard, passwordCard } from './edit-cards.rules.ts'

const today = Day.make('2026-03-09')

describe('May this be a date of birth? (OQ-109; today is 9 March 2026)', () => {
  const cases = decisionTable(
    ['case', 'as the date field writes it', 'answer'],
    `
    case                      | as the date field writes it | answer
    nothing: it is optional   |                             | yes
    long ago                  | 1988-03-14                  | yes
    yesterday                 | 2026-03-08                  | yes
    today                     | 2026-03-09                  | yes
    tomorrow                  | 2026-03-10                  | no
    next year                 | 2027-01-01                  | no
    a day that does not exist | 1988-02-30                  | no
    a leap day                | 1988-02-29                  | yes
    the day written first     | 14/03/1988                  | no
    a word                    | yesterday                   | no
    an incomplete date        | 1988-03                     | no
    a day with a time         | 1988-03-14T00:00:00         | no
    `,
  )
  for (const row of cases) {
    test(`OQ-109 ${row.case}: ${row.answer}`, () => {
      expect(isDateOfBirth(row['as the date field writes it'], today)).toBe(row.answer === 'yes')
    })
  }

  test('EDIT-11 only a real day is a day', () => {
    expect(['1988-03-14', '1988-02-30', '', '1988-03-14T10:00:00'].map(dayTyped)).toEqual([
      '1988-03-14',
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('What is wrong with a card?', () => {
  test('EDIT-07 Basic Information needs a last name, and nothing else', () => {
    const empty = nameCard.fill(undefined)
    expect([
      nameCard.complaintsAbout(empty),
      nameCard.complaintsAbout({ ...empty, lastName: ' ' }),
      nameCard.complaintsAbout({ ...empty, lastName: 'Shah' }),
    ]).toEqual([
      { lastName: 'This is a required field' },
      { lastName: 'This is a required field' },
      {},
    ])
  })

  test('EDIT-12 Address requires nothing', () => {
    expect(addressCard.complaintsAbout(addressCard.fill(undefined))).toEqual({})
  })

  test('EDIT-11 About You marks an impossible date of birth, without a sentence (OQ-109)', () => {
    const { complaintsAbout } = aboutYouCard(today)
    expect([
      complaintsAbout({ dateOfBirth: '2026-03-10', gender: 'male' }),
      complaintsAbout({ dateOfBirth: '2026-03-09', gender: 'notTold' }),
      complaintsAbout({ dateOfBirth: unreadableDate, gender: 'male' }),
    ]).toEqual([{ dateOfBirth: '' }, {}, { dateOfBirth: '' }])
  })
})

describe('What is wrong with the passwords? (EDIT-08, EDIT-09)', () => {
  const cases = decisionTable(
    ['id', 'case', 'old', 'new', 'confirmation', 'about old', 'about new', 'about confirmation'],
    `
    id      | case                            | old   | new      | confirmation | about old               | about new               | about confirmation
    EDIT-09 | nothing                         | 'old' | 'secret' | 'secret'     |                         |                         |
    EDIT-08 | no old password                 | ''    | 'secret' | 'secret'     | This field is required. |                         |
    EDIT-08 | no new password                 | 'old' | ''       | ''           |                         | This field is required. | This field is required.
    EDIT-08 | no confirmation                 | 'old' | 'secret' | ''           |                         |                         | This field is required.
    EDIT-09 | a confirmation alone            | 'old' | ''       | 'secret'     |                         | This field is required. | Passwords do not match
    EDIT-09 | one letter more                 | 'old' | 'secret' | 'secrets'    |                         |                         | Passwords do not match
    EDIT-09 | another letter case             | 'old' | 'secret' | 'Secret'     |                         |                         | Passwords do not match
    EDIT-09 | a space more                    | 'old' | 'secret' | 'secret '    |                         |                         | Passwords do not match
    EDIT-09 | judged beside a missing old one | ''    | 'secret' | 'other'      | This field is required. |                         | Passwords do not match
    EDIT-08 | a space may be a password       | ' '   | ' '      | ' '          |                         |                         |
    EDIT-08 | all three are reported at once  | ''    | ''       | ''           | This field is required. | This field is required. | This field is required.
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}`, () => {
      const complaints = passwordCard.complaintsAbout({
        oldPassword: row.old.slice(1, -1),
        newPassword: row.new.slice(1, -1),
        confirmPassword: row.confirmation.slice(1, -1),
      })
      expect({
        'about old': complaints.oldPassword ?? '',
        'about new': complaints.newPassword ?? '',
        'about confirmation': complaints.confirmPassword ?? '',
      }).toEqual({
        'about old': row['about old'],
        'about new': row['about new'],
        'about confirmation': row['about confirmation'],
      })
    })
  }
})

test('OQ-134 only the password card is secret', () => {
  const cards = [nameCard, addressCard, aboutYouCard(today), passwordCard]
  expect(cards.map(({ isSecret }) => isSecret)).toEqual([false, false, false, true])
})

describe('What does a card save? (OQ-110)', () => {
  const member: Member = {
    ...exampleMember,
    name: { title: 'Ms', firstName: 'Priya', lastName: 'Shah', initials: '' },
    address: { street: 'Weir Lane', town: 'Sowerby' },
    gender: 30,
    dateOfBirth: Day.make('1988-03-14'),
  }

  const cases = decisionTable(
    ['case', 'field', 'before', 'typed', 'saved'],
    `
    case                                 | field       | before   | typed     | saved
    a part that was edited               | firstName   | 'Priya'  | 'Priti'   | 'Priti'
    white space around it is dropped     | firstName   | 'Priya'  | ' Priti ' | 'Priti'
    a part that was added                | middleNames | (absent) | 'Anne'    | 'Anne'
    a part that was emptied is absent    | title       | 'Ms'     | ''        | (absent)
    a part of white space is absent      | title       | 'Ms'     | '  '      | (absent)
    an absent part not edited            | middleNames | (absent) | ''        | (absent)
    an empty part not edited stays empty | initials    | ''       | ''        | ''
    `,
  )
  const partIn = (field: string, text: string) =>
    text === '(absent)' ? {} : { [field]: text.slice(1, -1) }
  for (const row of cases) {
    test(`EDIT-06 ${row.case}: ${row.saved}`, () => {
      const { [row.field as keyof Member['name']]: _, ...others } = member.name
      const before = { ...member, name: { ...others, ...partIn(row.field, row.before) } }
      const typed = { ...nameCard.fill(before), ...partIn(row.field, row.typed) }
      expect(nameCard.bodyOf(typed, before)).toEqual({
        ...others,
        ...partIn(row.field, row.saved),
      })
    })
  }

  test('EDIT-12 Address saves what was not edited, too', () => {
    const form = { ...addressCard.fill(member), county: 'West Yorkshire', houseNumber: '14' }
    expect(addressCard.bodyOf(form, member)).toEqual({
      houseNumber: '14',
      street: 'Weir Lane',
      town: 'Sowerby',
      county: 'West Yorkshire',
    })
  })

  test('EDIT-11 About You saves the day and a number for the gender, unchanged when untouched', () => {
    const { fill, bodyOf } = aboutYouCard(today)
    const form = fill(member)
    expect([
      form,
      bodyOf(form, member),
      bodyOf({ dateOfBirth: '', gender: 'male' }, member),
      fill(undefined),
    ]).toStrictEqual([
      { dateOfBirth: '1988-03-14', gender: 'female' },
      { dateOfBirth: '1988-03-14', gender: 30 },
      { gender: 10 },
      { dateOfBirth: '', gender: 'notTold' },
    ])
  })

  test('EDIT-10 Change Password saves the three passwords as typed', () => {
    const form = { oldPassword: ' old ', newPassword: ' new ', confirmPassword: ' new ' }
    expect(passwordCard.bodyOf(form, member)).toEqual(form)
  })

  test('EDIT-06, EDIT-12 an unedited form saves exactly what there was', () => {
    const text = option(string(), { nil: undefined })
    const present = <Parts extends object>(parts: Parts) =>
      Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined))
    const names = record({ title: text, firstName: text, middleNames: text, lastName: text })
    const addresses = dictionary(constantFrom('flat', 'street', 'postcode', 'houseName'), string())
    assert(
      property(names, addresses, (anyName, address) => {
        const any: Member = { ...member, name: present(anyName), address }
        expect(nameCard.bodyOf(nameCard.fill(any), any)).toEqual(any.name)
        expect(addressCard.bodyOf(addressCard.fill(any), any)).toEqual(any.address)
      }),
    )
  })
})
