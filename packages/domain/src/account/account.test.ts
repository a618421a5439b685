import { describe, expect, test } from 'vitest'
import { ChoiceId, Day, pounds, unreachable } from '../kernel/index.ts'
import type { Address, Member } from '../member/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { exampleMember } from '../testing/examples.ts'
import { accountMessages } from './account.messages.ts'
import { genderCodes } from './account.policy.ts'
import { accountFacts, accountLinks, savingsView } from './account.selectors.ts'
import { fullAddress, oneLineAddress } from './address.rules.ts'
import {
  genderChoiceFrom,
  genderChoiceOf,
  genderCodeOf,
  genderValueOf,
  isGenderCode,
} from './gender.rules.ts'
import { genderLabel } from './gender.selectors.ts'
import { myBenefitsView } from './my-benefits.selectors.ts'

describe('What does a gender code mean? (ACCOUNT-03 to ACCOUNT-05)', () => {
  const cases = decisionTable(
    ['id', 'case', 'code', 'shown'],
    `
    id         | case                       | code     | shown
    ACCOUNT-03 | male                       | 10       | Male
    ACCOUNT-04 | female                     | 20       | Female
    ACCOUNT-04 | another positive code      | 30       | Female
    ACCOUNT-04 | one below male             | 9        | Female
    ACCOUNT-04 | one above male             | 11       | Female
    ACCOUNT-04 | the smallest positive code | 1        | Female
    ACCOUNT-05 | zero is hidden             | 0        |
    ACCOUNT-05 | a negative code is hidden  | -10      |
    ACCOUNT-05 | absent is hidden           | (absent) |
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}: ${row.shown || 'nothing'}`, () => {
      const code = row.code === '(absent)' ? undefined : Number(row.code)
      expect(genderLabel(code) ?? '').toBe(row.shown)
    })
  }

  test('CONST-04 the codes are 10 for male and 20 for female', () => {
    expect(genderCodes).toEqual({ notTold: 0, male: 10, female: 20 })
  })
})

describe('Which code does the edit form save? (EDIT-11, CONST-04, OQ-108)', () => {
  const cases = decisionTable(
    ['id', 'case', 'had', 'option at first', 'option chosen', 'saves'],
    `
    id                | case                                                               | had      | option at first | option chosen | saves
    EDIT-11, CONST-04 | male untouched                                                     | 10       | male            | male          | 10
    EDIT-11, CONST-04 | female untouched                                                   | 20       | female          | female        | 20
    EDIT-11, OQ-108   | another positive code untouched                                    | 30       | female          | female        | 30
    EDIT-11, CONST-04 | another code, and male chosen                                      | 30       | female          | male          | 10
    EDIT-11, OQ-108   | another code, and none chosen                                      | 30       | female          | none          | 0
    EDIT-11, CONST-04 | male, and female chosen                                            | 10       | male            | female        | 20
    EDIT-11, OQ-108   | zero untouched                                                     | 0        | none            | none          | 0
    EDIT-11, OQ-108   | absent untouched                                                   | (absent) | none            | none          | 0
    EDIT-11, CONST-04 | absent, and female chosen                                          | (absent) | none            | female        | 20
    ours              | a negative code, which nothing specifies, stays as it is untouched | -1       | none            | none          | -1
    `,
  )
  const optionIn = (cell: string) => (cell === 'none' ? 'notTold' : (cell as 'male' | 'female'))
  test.each([
    ['male', '10'],
    ['female', '20'],
    ['notTold', ''],
  ] as const)('EDIT-11, CONST-04 the option %s has the value "%s"', (choice, value) => {
    expect([genderValueOf(choice), genderChoiceFrom(value)]).toEqual([value, choice])
  })
  for (const row of cases) {
    test(`${row.id} ${row.case}: ${row.saves}`, () => {
      const code = row.had === '(absent)' ? undefined : Number(row.had)
      expect([genderChoiceOf(code), genderCodeOf(optionIn(row['option chosen']), code)]).toEqual([
        optionIn(row['option at first']),
        Number(row.saves),
      ])
    })
  }
})

describe('How is an address written on one line? (ACCOUNT-06, OQ-107)', () => {
  const whole: Address = {
    houseNumber: '14',
    houseName: 'Alder House',
    flat: 'Flat 2',
    street: 'Weir Lane',
    district: 'Calderdale',
    town: 'Sowerby',
    county: 'West Yorkshire',
    postcode: 'HX0 0AA',
  }
  const cases = decisionTable(
    ['case', 'without', 'line'],
    `
    case                      | without   | line
    every part, in this order | (nothing) | Alder House, Weir Lane, Sowerby, Calderdale, West Yorkshire, HX0 0AA
    without a house name      | houseName | Weir Lane, Sowerby, Calderdale, West Yorkshire, HX0 0AA
    without a street          | street    | Alder House, Sowerby, Calderdale, West Yorkshire, HX0 0AA
    without a town            | town      | Alder House, Weir Lane, Calderdale, West Yorkshire, HX0 0AA
    without a district        | district  | Alder House, Weir Lane, Sowerby, West Yorkshire, HX0 0AA
    without a county          | county    | Alder House, Weir Lane, Sowerby, Calderdale, HX0 0AA
    without a postcode        | postcode  | Alder House, Weir Lane, Sowerby, Calderdale, West Yorkshire
    `,
  )
  for (const row of cases) {
    test(`ACCOUNT-06 ${row.case}`, () => {
      const { [row.without as keyof Address]: _, ...address } = whole
      expect(oneLineAddress(address)).toBe(row.line)
      expect(oneLineAddress({ ...whole, [row.without]: '  ' })).toBe(row.line)
    })
  }

  test('ACCOUNT-06 no parts, no line', () => {
    expect(oneLineAddress({})).toBe('')
  })

  test('SUPPORT-05 the full address has flat and house number before the line, where there are any', () => {
    const { flat: _flat, ...withoutFlat } = whole
    const { houseNumber: _number, ...withoutNumber } = whole
    const line = oneLineAddress(whole)
    expect([whole, withoutFlat, withoutNumber].map(fullAddress)).toEqual([
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
  test('ACCOUNT-01, EDIT-02 its heading leads to the edit page, whose cards lead back', () => {
    expect(accountLinks).toEqual({ edit: '/EditAccount', back: '/MyAccount' })
  })

  test('EDIT-01 the four cards of the edit page', () => {
    const { basicInformation, changePassword, aboutYou, address } = accountMessages
    expect([basicInformation, changePassword, aboutYou, address]).toEqual([
      'Basic Information',
      'Change Password',
      'About You',
      'Address',
    ])
  })

  test('ACCOUNT-02 shows names, gender, date of birth, email and the address on one line', () => {
    expect(accountFacts(member)).toEqual([
      { label: 'First name', value: 'Priya' },
      { label: 'Last name', value: 'Shah' },
      { label: 'Gender', value: 'Female' },
      { label: 'Date of birth', value: '14/03/1988' },
      { label: 'Email', value: 'member@example.com' },
      { label: 'Address', value: 'Alder House, HX0 0AA' },
    ])
  })

  test('ACCOUNT-05 only gender is hidden when there is none; other missing parts stay empty', () => {
    const { emailAddress: _, gender: _gender, dateOfBirth: _day, ...bare } = member
    expect(accountFacts({ ...bare, name: {}, address: {} })).toEqual(
      ['First name', 'Last name', 'Date of birth', 'Email', 'Address'].map((label) => ({
        label,
        value: '',
      })),
    )
  })
})

describe('Which codes may be saved as a gender? (CONST-04, OQ-108, and ours for the stand-in server)', () => {
  const codes = decisionTable(
    ['decided by', 'case', 'code', 'may be saved'],
    `
    decided by | case                                    | code  | may be saved
    OQ-108     | none                                    | 0     | yes
    CONST-04   | male                                    | 10    | yes
    CONST-04   | female                                  | 20    | yes
    OQ-108     | another positive code that a member has | 99    | yes
    ours       | no list of genders has so many codes    | 100   | no
    ours       | no code is negative                     | -1    | no
    ours       | a code is a whole number                | 10.5  | no
    ours       | a number too large for a code           | 1e300 | no
    `,
  )
  for (const row of codes) {
    test(`${row['decided by']}: ${row.case}, ${row.code}: ${row['may be saved']}`, () => {
      expect(isGenderCode(Number(row.code))).toBe(row['may be saved'] === 'yes')
    })
  }
})

const today = Day.make('2026-11-22')

describe('The My Savings card', () => {
  const savingsOf = (member: Member) => savingsView(member, { is: 'ready', value: member }, today)

  describe('What does the My Savings card show of the balances? (ACCOUNT-09, ACCOUNT-10)', () => {
    const balances = decisionTable(
      ['id', 'case', 'member is', 'available', 'pending', 'shows available', 'shows pending'],
      `
      id                     | case                                            | member is | available  | pending | shows available         | shows pending
      ACCOUNT-09, ACCOUNT-10 | £, thousands separators and two decimals        | read      | 1234567.80 | 1000.00 | £1,234,567.80           | £1,000.00
      ACCOUNT-10             | nothing is £0.00                                | read      | 0.00       | 0.00    | £0.00                   | £0.00
      ACCOUNT-10             | 999 has no separator                            | read      | 999.99     | 0.01    | £999.99                 | £0.01
      ACCOUNT-09             | a pending balance that is not known is left out | read      | 12.00      | (none)  | £12.00                  | (nothing)
      ACCOUNT-09, ACCOUNT-10 | while they are read, neither is shown as it was | loading   | 12.00      | 5.00    | Reading your balance... | (nothing)
      ACCOUNT-09, ACCOUNT-10 | when they could not be read, neither is shown   | failed    | 12.00      | 5.00    | –                       | (nothing)
      ACCOUNT-10             | 1,000 has a separator                           | read      | 1000.00    | 0.01    | £1,000.00               | £0.01
      `,
    )
    for (const row of balances) {
      test(`${row.id} ${row.case}`, () => {
        const { pendingBalance: _, ...withoutPending } = member
        const rich: Member = {
          ...withoutPending,
          availableBalance: pounds(row.available),
          ...(row.pending !== '(none)' && { pendingBalance: pounds(row.pending) }),
        }
        const views = {
          read: { is: 'ready', value: rich },
          loading: { is: 'loading' },
          failed: { is: 'failed', failure: unreachable },
        } as const
        const state = (['read', 'loading', 'failed'] as const).find(
          (one) => one === row['member is'],
        )
        const { balance, transactions } = savingsView(rich, views[state ?? 'read'], today)
        expect(transactions).toHaveLength(rich.transactions.length)
        expect({
          'shows available': balance.available,
          'shows pending': balance.pending ?? '(nothing)',
        }).toEqual({
          'shows available': row['shows available'],
          'shows pending': row['shows pending'],
        })
      })
    }
  })

  test('ACCOUNT-07, ACCOUNT-08 a transaction has its texts, and id and date as tooltip', () => {
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
        name: 'Fernhill Books',
        type: 'Cashback',
        status: 'Paid',
        standing: 'done',
        purchaseAmount: '£1,028.00',
        cashbackAmount: '£2.10',
        isGain: true,
        tooltip: 'T-17 - 09/03/2026',
        way: expect.objectContaining({ reference: 'T-17 - 09/03/2026' }),
      },
    ])
  })

  test('ACCOUNT-07 what a transaction lacks is empty, in the server’s order (OQ-124)', () => {
    const { transactions } = savingsOf({
      ...member,
      transactions: [{ id: 'T-2', cashbackAmount: pounds('-5.00') }, { id: 'T-1' }],
    })
    const lacking = {
      name: '',
      type: '',
      status: '',
      standing: 'open',
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

describe('What is said of an older member, and what of it is still shown? (OQ-135)', () => {
  const paid = (id: string, amount: string) => ({
    id,
    transactionType: 'Cashback',
    status: 'Paid',
    cashbackAmount: pounds(amount),
    transactionDate: Day.make('2026-11-09'),
  })
  const older: Member = { ...member, transactions: [paid('T-1', '2.10')], canSeeMyBenefits: true }
  const newer: Member = { ...older, transactions: [paid('T-2', '5.00')] }
  const known = {
    ready: { is: 'ready', value: newer },
    loading: { is: 'loading' },
    failed: { is: 'failed', failure: unreachable },
  } as const
  const cases = decisionTable(
    ['case', 'newest is', 'transaction', 'cashback paid', 'of transactions', 'of benefits'],
    `
    case                                       | newest is | transaction | cashback paid | of transactions                                                    | of benefits
    the newest is shown, and nothing is said   | ready     | T-2         | £5.00         | (nothing)                                                          | (nothing)
    the old lines stay, and no total is stated | loading   | T-1         | (none)        | Reading your transactions again. These are from before.            | Reading your benefits again. These are from before.
    the old lines stay when none could be read | failed    | T-1         | (none)        | We couldn’t read your transactions again. These are from before.   | We couldn’t read your benefits again. These are from before.
    `,
  )
  for (const row of cases) {
    test(`OQ-135 ${row.case}`, () => {
      const now = known[row['newest is'] as keyof typeof known]
      const savings = savingsView(older, now, today)
      expect({
        transaction: savings.transactions.map(({ id }) => id).join(),
        paid: savings.kept?.facts[0]?.value ?? '(none)',
        ofTransactions: savings.outdated ?? '(nothing)',
        ofBenefits: myBenefitsView(older, now)?.outdated ?? '(nothing)',
      }).toEqual({
        transaction: row.transaction,
        paid: row['cashback paid'],
        ofTransactions: row['of transactions'],
        ofBenefits: row['of benefits'],
      })
    })
  }
})

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

  test('ACCOUNT-12 only a member who may see benefits has the card', () => {
    const hidden = { ...withBenefits, canSeeMyBenefits: false }
    expect(benefitsOf(hidden)).toBeUndefined()
    expect(myBenefitsView(hidden, { is: 'ready', value: hidden }, true)?.rows).toHaveLength(
      withBenefits.choices.length,
    )
    expect(benefitsOf({ ...withBenefits, choices: [] })).toEqual([])
  })

  test('ACCOUNT-13 each choice has its name, both dates and its status, if present', () => {
    expect(benefitsOf(withBenefits)).toEqual([
      {
        key: '7 0',
        id: '7',
        isCancelled: true,
        name: 'Gym membership',
        dateOrdered: '11/01/2025',
        dateCancelled: '30/09/2025',
        status: 'Cancelled',
        standing: 'off',
      },
      {
        key: '8 0',
        id: '8',
        isCancelled: false,
        name: '',
        dateOrdered: '',
        dateCancelled: '',
        status: '',
        standing: 'open',
      },
    ])
  })

  test('ACCOUNT-14 two rows of one choice are told apart', () => {
    const [gym] = withBenefits.choices
    const twice = [{ ...gym, isCancelled: false }, gym] as typeof withBenefits.choices
    const rows = benefitsOf({ ...withBenefits, choices: twice }) ?? []
    expect(rows.map(({ key, isCancelled }) => [key, isCancelled])).toEqual([
      ['7 0', false],
      ['7 1', true],
    ])
  })
})
