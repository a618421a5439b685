import { amountFromText, formatPounds, type Pence, poundsOf, VendorCode } from '@save/domain/kernel'
import { amountWays, type Vendor, voucherAmount, vouchersMessages } from '@save/domain/vouchers'
import {
  type Answer,
  anAmount,
  newCase,
  remark,
  type TryIt,
  type Typed,
  textIn,
  typedAs,
  unreadable,
} from './try-it.ts'

export const voucherAmountOfRange: TryIt = {
  id: 'voucher-amount',
  title: 'Is a voucher sold for this amount?',
  chapter: 'vouchers',
  fields: [
    {
      name: 'end',
      label: 'Is the range limited at its end?',
      first: 'yes',
      options: ['yes', 'no'],
    },
    {
      name: 'minimum',
      label: 'Minimum, in pounds',
      hint: 'Empty when there is none.',
      first: '5.00',
      unsaid: '',
    },
    {
      name: 'maximum',
      label: 'Maximum, in pounds',
      hint: 'Empty when there is none.',
      first: '250.00',
      unsaid: '',
    },
    { name: 'typed', label: 'Amount that is typed', first: '250.01' },
  ],
  answer,
  columns: { 'end limited': 'end', minimum: 'minimum', maximum: 'maximum', typed: 'typed' },
  table: {
    file: 'packages/domain/src/vouchers/voucher-amount.test.ts',
    headings: ['id', 'case', 'end limited', 'minimum', 'maximum', 'typed', 'answer'],
  },
}

function answer(typed: Typed): Answer {
  const minimum = amountFromText(textIn(typed, 'minimum'))
  const maximum = amountFromText(textIn(typed, 'maximum'))
  for (const [name, amount] of [
    ['minimum', minimum],
    ['maximum', maximum],
  ] as const)
    if (amount === undefined && textIn(typed, name).trim() !== '') return unreadable(name, anAmount)
  const text = textIn(typed, 'typed')
  const read = amountFromText(text)
  const { manual, fixed } = amountWays(vendorOf(textIn(typed, 'end') === 'yes', minimum, maximum))
  const amount = voucherAmount({ way: 'manual', text }, { manual, fixed })
  return {
    says:
      amount === undefined ? vouchersMessages.wrongAmount : `Sold, for ${formatPounds(amount)}.`,
    isRefusal: amount === undefined,
    steps: [
      ...(manual === undefined
        ? [remark('No amount lies in this range', 'nothing is entered by hand')]
        : [
            { what: 'From', gives: formatPounds(manual.least) },
            {
              what: 'Up to',
              gives: manual.most === undefined ? 'without an end' : formatPounds(manual.most),
            },
          ]),
      typedAs(read),
    ],
    row: {
      id: textIn(typed, 'end') === 'yes' ? 'VOUCHER-19' : 'VOUCHER-20',
      case: newCase,
      'end limited': textIn(typed, 'end'),
      minimum: written(minimum),
      maximum: written(maximum),
      typed: text.trim(),
      answer: amount === undefined ? 'refused' : 'sold',
    },
  }
}

const vendorOf = (
  isRangeEndLimited: boolean,
  minimum: Pence | undefined,
  maximum: Pence | undefined,
): Vendor => ({
  code: VendorCode.make('TRY'),
  name: '',
  percentageDiscount: 0,
  hasFixedRange: false,
  hasRangedRange: true,
  fixedValues: [],
  isRangeEndLimited,
  ...(minimum !== undefined && { minimumRangedEnterManuallyAmount: minimum }),
  ...(maximum !== undefined && { maximumRangedEnterManuallyAmount: maximum }),
})

const written = (amount: Pence | undefined): string =>
  amount === undefined ? '(none)' : poundsOf(amount).toFixed(2)
