import { assert, constantFrom, dictionary, option, property, record, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Day } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { check } from '../testing/check.ts'
import { exampleMember } from '../testing/examples.ts'
import { dayTyped, unreadableDate } from './date-of-birth.rules.ts'
import { datesOfBirth, today } from './date-of-birth.table.ts'
import { aboutYouCard, addressCard, nameCard, passwordCard } from './edit-cards.rules.ts'
import { passwordComplaints, savedParts, saveName } from './edit-cards.table.ts'

check(datesOfBirth)

test('EDIT-11 only a real day is accepted', () => {
  expect(['1988-03-14', '1988-02-30', '', '1988-03-14T10:00:00'].map(dayTyped)).toEqual([
    '1988-03-14',
    undefined,
    undefined,
    undefined,
  ])
})

describe('Checking a card', () => {
  test('EDIT-07 Basic Information requires only a last name', () => {
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

  const bad = {
    dateOfBirth: 'Enter a full date before today, within the last 120 years',
  }

  test('EDIT-11 About You explains the rules for a date of birth (OQ-109)', () => {
    const { complaintsAbout } = aboutYouCard(today)
    expect([
      complaintsAbout({ dateOfBirth: '2026-03-10', gender: 'male' }),
      complaintsAbout({ dateOfBirth: '2026-03-08', gender: 'notTold' }),
      complaintsAbout({ dateOfBirth: unreadableDate, gender: 'male' }),
    ]).toEqual([bad, {}, bad])
  })
})

check(passwordComplaints)

test('OQ-134 only the password card is secret', () => {
  const cards = [nameCard, addressCard, aboutYouCard(today), passwordCard]
  expect(cards.map(({ isSecret }) => isSecret)).toEqual([false, false, false, true])
})

check(savedParts)

describe('Saving a card (OQ-110)', () => {
  const member: Member = {
    ...exampleMember,
    name: { title: 'Ms', firstName: 'Priya', lastName: 'Shah', initials: '' },
    address: { street: 'Weir Lane', town: 'Sowerby' },
    gender: 30,
    dateOfBirth: Day.make('1988-03-14'),
  }

  test('EDIT-06 every other part of the name stays the same', () => {
    for (const given of savedParts.rows.map(savedParts.givenIn)) {
      const { others, saved } = saveName(given)
      expect({ ...saved, [given.field]: undefined }).toEqual(others)
    }
  })

  test('EDIT-12 Address also saves the unedited parts', () => {
    const form = { ...addressCard.fill(member), county: 'West Yorkshire', houseNumber: '14' }
    expect(addressCard.bodyOf(form, member)).toEqual({
      houseNumber: '14',
      street: 'Weir Lane',
      town: 'Sowerby',
      county: 'West Yorkshire',
    })
  })

  test('EDIT-11 About You saves the day and the number of the gender, unchanged if unedited', () => {
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

  test('EDIT-06, EDIT-12 an unedited form saves exactly what it was filled with', () => {
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
