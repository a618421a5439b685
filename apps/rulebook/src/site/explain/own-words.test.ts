import { describe, expect, test } from 'vitest'
import type { Subject } from './explain.ts'
import { pastedIn } from './pasted.ts'

const read = (subject: Subject, text: string) => {
  const found = pastedIn(subject, text)
  return found.is === 'read' ? [found.json, found.amount, found.today] : found.says
}
const balance = (AvailableBalance: number) => [{ AvailableBalance }, undefined, undefined]

describe('Amounts and shares in everyday words', () => {
  test.each([
    ['balance of £5', 5],
    ['bal. £5', 5],
    ['available: 5 pounds', 5],
    ['balance: GBP 5', 5],
    ['balance £5 GBP', 5],
    ['balance £ 5', 5],
    ['balance £5.', 5],
    ['balance £1.2k', 1200],
    ['balance 50p', 0.5],
    ['balance minus £5', -5],
    ['balance £-5', -5],
  ])('%s', (text, amount) => {
    expect(read('member', text)).toEqual(balance(amount))
  })

  test.each(['5 percent', '5 per cent', '5pc', '5 pct', '5 %'])('discount %s', (share) => {
    expect(read('voucher', `discount ${share}`)).toEqual(read('voucher', 'discount 5%'))
  })

  test.each(['£1.5p', '.5.', '1.2.3', '5k%', 'k', 'p', 'minus', '- 5', '£5 a year', '--5'])(
    'balance %s is no amount',
    (written) => {
      expect(read('member', `balance ${written}`)).toContain('can’t be read')
    },
  )
})

describe('Names in everyday words', () => {
  test.each([
    ['balance £5 and min withdrawal £10'],
    ['Balance £5 Minimum £10'],
    ['balance £5, min. £10'],
    ['available £5 with minimum amount £10'],
  ])('%s', (text) => {
    expect(read('member', text)).toEqual([{ AvailableBalance: 5 }, '10', undefined])
  })

  test.each([
    ['limit £250 a day, twice a day', { WithdrawalLimitInPounds: 250, WithdrawalCountLimit: 2 }],
    [
      'limit: £250 per day; 2 times a day',
      { WithdrawalLimitInPounds: 250, WithdrawalCountLimit: 2 },
    ],
    ['no bank transfer', { IsSavingsBankTransferEnabled: false }],
    [
      'bank enabled, withdrawals not allowed',
      {
        IsSavingsBankTransferEnabled: true,
        IsSavingsWithdrawalOn: false,
      },
    ],
  ])('%s', (text, json) => {
    expect(read('member', text)).toEqual([json, undefined, undefined])
  })

  test.each(['range £5 to £250', 'between £5 and £250', 'from £5 - £250', 'min £5, max £250'])(
    '%s',
    (text) => {
      expect(read('voucher', text)).toEqual([
        {
          VendorCode: 'V1',
          MinimumRangedEnterManuallyAmount: 5,
          MaximumRangedEnterManuallyAmount: 250,
          HasRangedRange: true,
          IsRangeEndLimited: true,
        },
        undefined,
        undefined,
      ])
    },
  )

  test('a further amount may follow an ‘and’', () => {
    expect(read('voucher', 'fixed values £10, £25 and £50')).toEqual(
      read('voucher', 'fixed amounts £10, £25, £50'),
    )
  })

  test.each([
    ['cashback 7.5%', 2, 7.5],
    ['max offer £0', 1, 0],
    ['cashback up to 7.5 per cent', 2, 7.5],
    ['offer: 5 pounds', 1, 5],
    ['rate 5pc', 2, 5],
  ])('%s', (text, Type, Value) => {
    expect(read('retailer', text)).toEqual(read('retailer', `type ${Type}, value ${Value}`))
  })

  test('a benefit, and what is given up in a year', () => {
    expect(read('benefit', 'bik 12.5%, sacrifice £1,200 a year')).toEqual([
      { Id: '1', BenefitInKindValue: 12.5 },
      '1200',
      undefined,
    ])
    expect(read('benefit', 'sacrifice £100 a month')).toContain('‘£100 a month’ is not an amount')
  })

  test('a text is kept whole', () => {
    expect(read('retailer', 'name Studio 54 and value 5 Store')).toEqual([
      { RetailerId: '1', Name: 'Studio 54 and value 5 Store' },
      undefined,
      undefined,
    ])
  })
})
