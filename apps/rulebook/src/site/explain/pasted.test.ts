import { ChoiceWire, MemberWire, RetailerWire, VendorsWire } from '@save/api-adapter/wire'
import { Schema } from 'effect'
import { describe, expect, test } from 'vitest'
import { explain, type Subject, subjects } from './explain.ts'
import { fieldsOf } from './field-names.ts'
import { pastedIn } from './pasted.ts'

const read = (subject: Subject, text: string) => {
  const found = pastedIn(subject, text)
  return found.is === 'read' ? [found.json, found.amount] : found.says
}

describe('Figures as a person writes them', () => {
  test.each([
    ['AvailableBalance: £5.00', { AvailableBalance: 5 }, undefined],
    ['balance £5, minimum £10', { AvailableBalance: 5 }, '10'],
    ['balance £5, pending £2, min £10', { AvailableBalance: 5, PendingBalance: 2 }, '10'],
    ['Available balance\t£1,284.60', { AvailableBalance: 1284.6 }, undefined],
    [
      'Available balance: 1284.60\nBank transfer: yes\nSavings withdrawal = on',
      {
        AvailableBalance: 1284.6,
        IsSavingsBankTransferEnabled: true,
        IsSavingsWithdrawalOn: true,
      },
      undefined,
    ],
    [
      '"AvailableBalance": 5.00, "WithdrawalCountLimit": 2',
      { AvailableBalance: 5, WithdrawalCountLimit: 2 },
      undefined,
    ],
    [
      'balance is -£5; daily limit £250',
      { AvailableBalance: -5, WithdrawalLimitInPounds: 250 },
      undefined,
    ],
  ])('%j', (text, json, amount) => {
    expect(read('member', text)).toEqual([json, amount])
  })

  test('a list of amounts, a share, and an offer', () => {
    expect(
      read('voucher', 'discount 5%, has fixed amounts yes, fixed amounts £10, £25, amount £10'),
    ).toEqual([
      {
        VendorCode: 'V1',
        PercentageDiscount: 0.05,
        HasFixedRange: true,
        FixedValues: [{ Amount: 10 }, { Amount: 25 }],
      },
      '10',
    ])
    expect(read('retailer', 'offer enabled: yes, type: 2, value: 7.5')).toEqual([
      {
        RetailerId: '1',
        Offers: [{ Id: '1', Enabled: true, CashbackDetails: { Type: 2, Value: 7.5 } }],
      },
      undefined,
    ])
  })
})

describe('Amounts of a voucher say that it has them', () => {
  const flags = (text: string) => {
    const found = pastedIn('voucher', text)
    if (found.is !== 'read') return found.says
    const { HasFixedRange, HasRangedRange, IsRangeEndLimited } = Object(found.json)
    return [HasFixedRange, HasRangedRange, IsRangeEndLimited]
  }

  test.each([
    ['fixed amounts 10, 20, 50; discount 4.5%', [true, undefined, undefined]],
    ['range from £5', [undefined, true, undefined]],
    ['range £5 to £250', [undefined, true, true]],
    ['range to £250, has a range no', [undefined, false, true]],
    ['range £5 to £250, range has an end no', [undefined, true, false]],
    ['discount 5%', [undefined, undefined, undefined]],
  ])('%s', (text, said) => {
    expect(flags(text)).toEqual(said)
  })

  test('and the reader is told so', () => {
    const found = explain('voucher', 'fixed amounts 10, 20, 50; discount 4.5%', '')
    expect(found).toMatchObject({
      notes: expect.stringContaining('has fixed amounts yes, as its amounts say'),
      explanations: expect.arrayContaining([
        expect.objectContaining({ what: 'Can anything be bought?', shows: 'yes' }),
      ]),
    })
  })
})

describe('Values as the product writes them', () => {
  test.each([
    ['value 5%', { Type: 2, Value: 5 }],
    ['value £5', { Type: 1, Value: 5 }],
    ['value £5.50, type pounds', { Type: 1, Value: 5.5 }],
    ['type percent, value 7.5', { Type: 2, Value: 7.5 }],
    ['type 2, value 5%', { Type: 2, Value: 5 }],
    ['type £, value 5', { Type: 1, Value: 5 }],
  ])('%s', (text, details) => {
    expect(read('retailer', text)).toEqual([
      { RetailerId: '1', Offers: [{ Id: '1', CashbackDetails: details }] },
      undefined,
    ])
  })

  test('a sign that contradicts the type is told', () => {
    expect(read('retailer', 'type percent, value £5')).toContain('‘£5’ is of another type')
    expect(read('retailer', 'type some, value 5')).toContain('pounds (1) or percent (2)')
  })
})

describe('What was withdrawn earlier on the day', () => {
  const todayOf = (text: string) => {
    const found = pastedIn('member', `balance £300, ${text}`)
    return found.is === 'read' ? [found.json, found.today] : found.says
  }

  test.each([
    ['withdrew £100 today', { amount: 10_000, times: undefined }],
    ['withdrawn today: £100, withdrawals today 1', { amount: 10_000, times: 1 }],
    ['withdrawals to the card today 2', { amount: 0, times: 2 }],
  ])('%s', (text, today) => {
    expect(todayOf(text)).toEqual([{ AvailableBalance: 300 }, today])
  })

  test('nothing is said of it otherwise', () => {
    expect(todayOf('daily limit £250')).toEqual([
      { AvailableBalance: 300, WithdrawalLimitInPounds: 250 },
      undefined,
    ])
  })
})

describe('Nothing is guessed', () => {
  test.each([
    ['member', 'balence £5', '‘balence £5’ can’t be read'],
    ['member', '£5 balance', '‘£5 balance’ can’t be read'],
    ['member', 'balance five', '‘five’ is not an amount in pounds, such as £5.00'],
    ['member', 'balance £5.005', '‘£5.005’ is not an amount in pounds'],
    ['member', 'balance £5 today', '‘£5 today’ is not an amount in pounds'],
    ['member', 'bank transfer: maybe', '‘maybe’ is not yes or no'],
    ['member', 'balance £5, available balance £6', '“available balance” is there twice'],
    ['voucher', 'discount 5', '‘5’ is not a percentage with its sign'],
    ['member', '  ', 'Nothing is written here'],
  ] as const)('%s: %s', (subject, text, says) => {
    expect(read(subject, text)).toContain(says)
  })

  test('the names that can be read are told', () => {
    expect(read('member', 'x')).toContain('available balance or balance (AvailableBalance)')
  })

  test('a text that begins like JSON is not taken for anything else', () => {
    expect(explain('member', '{"AvailableBalance": 5,', '')).toMatchObject({
      is: 'unreadable',
      says: expect.stringContaining('begins like what a server sends'),
    })
  })

  test.each([
    ['[]', 'This is an empty list'],
    ['[{"VendorCode": "A"}]', 'This is a list with one entry. Paste one entry'],
    [' [{"VendorCode": "A"}, {"VendorCode": "B"}]', 'This is a list with 2 entries.'],
  ])('of the list %s no entry is chosen: the page says that it is a list', (text, says) => {
    for (const subject of subjects)
      expect(explain(subject, text, '')).toEqual({
        is: 'unreadable',
        says: expect.stringContaining(says),
      })
  })

  test('an amount that is given twice, differently, is none', () => {
    expect(explain('member', 'balance £5, minimum £10', '7')).toMatchObject({ is: 'unreadable' })
    expect(explain('member', 'balance £5, minimum £10', '10.00')).toMatchObject({ is: 'explained' })
  })
})

test('What is not said is named, and counts as the silence of a server', () => {
  const found = explain(
    'member',
    'balance £5, minimum £10, savings withdrawal on, bank transfer on',
    '',
  )
  expect(found).toMatchObject({
    is: 'explained',
    notes: expect.stringMatching(
      /^Read: available balance £5; minimum £10; .* Not said, so it is not known: permission .* Not said, so it counts.*daily limit/,
    ),
  })
  const bank =
    found.is === 'explained' && found.explanations.find(({ what }) => /to a bank/.test(what))
  expect(bank).toMatchObject({ shows: 'nothing', ids: expect.arrayContaining(['BANKW-10']) })
})

test('Without a balance the product reads no member, and says which field it needs', () => {
  expect(explain('member', 'minimum £10', '')).toMatchObject({
    is: 'unreadable',
    says: expect.stringContaining('available balance (AvailableBalance)'),
  })
})

test.each(subjects)('Each name of a %s is that of a field which the product reads', (subject) => {
  const codecs = {
    member: MemberWire,
    voucher: VendorsWire,
    retailer: RetailerWire,
    benefit: ChoiceWire,
  }
  const written = JSON.stringify(
    Schema.toEncoded<Schema.Codec<unknown, unknown>>(codecs[subject]).ast,
  )
  for (const { field } of fieldsOf[subject])
    for (const name of field.split('.').filter((part) => part !== '0'))
      expect(written).toContain(`"${name}"`)
})
