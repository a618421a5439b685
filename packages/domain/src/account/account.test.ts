import { describe, expect, test } from 'vitest'
import { ChoiceId, Day, pounds } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { check } from '../testing/check.ts'
import { exampleMember } from '../testing/examples.ts'
import { accountMessages } from './account.messages.ts'
import { genderCodes } from './account.policy.ts'
import { accountFacts, accountLinks, savingsView } from './account.selectors.ts'
import { olderMember, shownBalances } from './account.table.ts'
import { fullAddress, oneLineAddress } from './address.rules.ts'
import { addressLines, wholeAddress } from './address.table.ts'
import { genderChoiceFrom, genderValueOf } from './gender.rules.ts'
import { genderLabels, possibleGenders, savedGenders } from './gender.table.ts'
import { myBenefitsView } from './my-benefits.selectors.ts'
import { today } from './tax-year-totals.table.ts'

check(genderLabels)

test('CONST-04 the codes are 10 for male and 20 for female', () => {
  expect(genderCodes).toEqual({ notTold: 0, male: 10, female: 20 })
})

check(savedGenders)

test.each([
  ['male', '10'],
  ['female', '20'],
  ['notTold', ''],
] as const)('EDIT-11, CONST-04 the option %s has the value "%s"', (choice, value) => {
  expect([genderValueOf(choice), genderChoiceFrom(value)]).toEqual([value, choice])
})

check(possibleGenders)

check(addressLines)

describe('An address on one line', () => {
  test('ACCOUNT-06 a blank part counts as missing', () => {
    for (const row of addressLines.rows) {
      const { without } = addressLines.givenIn(row)
      const address = { ...wholeAddress, ...(without && { [without]: '  ' }) }
      expect(oneLineAddress(address)).toBe(row.cells.line)
    }
  })

  test('ACCOUNT-06 an address without parts has no line', () => {
    expect(oneLineAddress({})).toBe('')
  })

  test('SUPPORT-05 the full address has the flat and house number before the line, if there are any', () => {
    const { flat: _flat, ...withoutFlat } = wholeAddress
    const { houseNumber: _number, ...withoutNumber } = wholeAddress
    const line = oneLineAddress(wholeAddress)
    expect([wholeAddress, withoutFlat, withoutNumber].map(fullAddress)).toEqual([
      `Flat 2, 14, ${line}`,
      `14, ${line}`,
      `Flat 2, ${line}`,
    ])
  })
})

const member: Member = {
  ...exampleMember,
  gender: 20,
  dateOfBirth: Day.make('1988-03-14'),
  address: { houseName: 'Alder House', postcode: 'HX0 0AA' },
}

describe('The Account card', () => {
  test('ACCOUNT-01, EDIT-02 the heading links to the edit page, whose cards link back', () => {
    expect(accountLinks).toEqual({ edit: '/EditAccount', back: '/MyAccount' })
  })

  test('EDIT-01 the edit page has four cards', () => {
    const { basicInformation, changePassword, aboutYou, address } = accountMessages
    expect([basicInformation, changePassword, aboutYou, address]).toEqual([
      'Basic Information',
      'Change Password',
      'About You',
      'Address',
    ])
  })

  test('ACCOUNT-02 the card shows names, gender, date of birth, email, and the address on one line', () => {
    expect(accountFacts(member)).toEqual([
      { label: 'First name', value: 'Priya' },
      { label: 'Last name', value: 'Shah' },
      { label: 'Gender', value: 'Female' },
      { label: 'Date of birth', value: '14/03/1988' },
      { label: 'Email', value: 'member@example.com' },
      { label: 'Address', value: 'Alder House, HX0 0AA' },
    ])
  })

  test('ACCOUNT-05 only gender is hidden when missing, and other missing parts stay empty', () => {
    const { emailAddress: _, gender: _gender, dateOfBirth: _day, ...bare } = member
    expect(accountFacts({ ...bare, name: {}, address: {} })).toEqual(
      ['First name', 'Last name', 'Date of birth', 'Email', 'Address'].map((label) => ({
        label,
        value: '',
      })),
    )
  })
})

check(shownBalances)

describe('The My Savings card', () => {
  const savingsOf = (member: Member) => savingsView(member, { is: 'ready', value: member }, today)

  test('ACCOUNT-07, ACCOUNT-08 a transaction shows its texts, and a tooltip with its id and date', () => {
    const { transactions } = savingsOf({
      ...member,
      transactions: [
        {
          id: 'T-17',
          name: 'Fernhill Books',
          transactionType: 'Cashback',
          status: 'Paid',
          purchaseAmount: pounds('1028.00'),
          cashbackAmount: pounds('2.10'),
          transactionDate: Day.make('2026-03-09'),
        },
      ],
    })
    expect(transactions).toEqual([
      {
        id: 'T-17',
        month: { name: 'March 2026', sums: 'Paid £2.10' },
        day: '09/03/2026',
        name: 'Fernhill Books',
        type: 'Cashback',
        status: 'Paid',
        statusKind: 'done',
        purchaseAmount: '£1,028.00',
        cashbackAmount: '£2.10',
        isGain: true,
        tooltip: 'T-17 - 09/03/2026',
        way: expect.objectContaining({ reference: 'T-17 - 09/03/2026' }),
      },
    ])
  })

  test('ACCOUNT-07 missing parts of a transaction stay empty, and the server’s order stays (OQ-124)', () => {
    const { transactions } = savingsOf({
      ...member,
      transactions: [{ id: 'T-2', cashbackAmount: pounds('-5.00') }, { id: 'T-1' }],
    })
    const lacking = {
      month: undefined,
      day: '',
      name: '',
      type: '',
      status: '',
      statusKind: 'open',
      purchaseAmount: '',
      isGain: false,
      way: expect.objectContaining({ means: undefined }),
    }
    expect(transactions).toEqual([
      { ...lacking, id: 'T-2', cashbackAmount: '-£5.00', tooltip: 'T-2' },
      { ...lacking, id: 'T-1', cashbackAmount: '', tooltip: 'T-1' },
    ])
  })
})

check(olderMember)

describe('The My Benefits card', () => {
  const benefitsOf = (member: Member) =>
    myBenefitsView(member, { is: 'ready', value: member })?.rows

  const withBenefits: Member = {
    ...member,
    choices: [
      {
        id: ChoiceId.make('7'),
        name: 'Gym membership',
        creationDate: Day.make('2025-01-11'),
        cancellationDate: Day.make('2025-09-30'),
        status: 'Cancelled',
        isCancelled: true,
      },
      { id: ChoiceId.make('8'), isCancelled: false },
    ],
  }

  test('ACCOUNT-12 the card is only for members who may see benefits', () => {
    const hidden = { ...withBenefits, canSeeMyBenefits: false }
    expect(benefitsOf(hidden)).toBeUndefined()
    expect(myBenefitsView(hidden, { is: 'ready', value: hidden }, true)?.rows).toHaveLength(
      withBenefits.choices.length,
    )
    expect(benefitsOf({ ...withBenefits, choices: [] })).toEqual([])
  })

  test('ACCOUNT-13 each choice shows its name, both dates and its status, if present', () => {
    expect(benefitsOf(withBenefits)).toEqual([
      {
        key: '7 0',
        id: '7',
        isCancelled: true,
        name: 'Gym membership',
        dateOrdered: '11/01/2025',
        dateCancelled: '30/09/2025',
        status: 'Cancelled',
        statusKind: 'off',
      },
      {
        key: '8 0',
        id: '8',
        isCancelled: false,
        name: '',
        dateOrdered: '',
        dateCancelled: '',
        status: '',
        statusKind: 'open',
      },
    ])
  })

  test('ACCOUNT-14 two rows of one choice have different keys', () => {
    const [gym] = withBenefits.choices
    const twice = [{ ...gym, isCancelled: false }, gym] as typeof withBenefits.choices
    const rows = benefitsOf({ ...withBenefits, choices: twice }) ?? []
    expect(rows.map(({ key, isCancelled }) => [key, isCancelled])).toEqual([
      ['7 0', false],
      ['7 1', true],
    ])
  })
})
