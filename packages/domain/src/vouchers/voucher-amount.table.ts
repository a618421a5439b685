import { pounds } from '../kernel/index.ts'
import { decimal, money, named, orNone, text, yesNo } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import type { Vendor } from './vendor.schema.ts'
import { amountWays, voucherAmount, voucherPrice } from './voucher-amount.rules.ts'
import { exampleVendor } from './vouchers.examples.ts'
import { vendorView } from './vouchers.selectors.ts'

const answer = named({ sold: true, refused: false })

const isSold = (typed: string, vendor: Vendor): boolean =>
  voucherAmount({ way: 'manual', text: typed }, amountWays(vendor)) !== undefined

export const rangedAmounts = table({
  title: 'Which amounts of a range are sold?',
  given: { 'end limited': yesNo, minimum: orNone(money), maximum: orNone(money), typed: text },
  answers: { answer },
  rows: `
    id         | case                                                         | end limited | minimum | maximum | typed   | answer
    VOUCHER-19 | the minimum itself                                           | yes         | £5.00   | £250.00 | 5.00    | sold
    VOUCHER-19 | a penny under the minimum                                    | yes         | £5.00   | £250.00 | 4.99    | refused
    VOUCHER-19 | the maximum itself                                           | yes         | £5.00   | £250.00 | 250.00  | sold
    VOUCHER-19 | a penny over the maximum                                     | yes         | £5.00   | £250.00 | 250.01  | refused
    VOUCHER-20 | an open end has no upper bound                               | no          | £5.00   | £250.00 | 250.01  | sold
    VOUCHER-20 | an open end still has its minimum                            | no          | £5.00   | £250.00 | 4.99    | refused
    VOUCHER-20 | an open end sells its minimum                                | no          | £5.00   | £250.00 | 5.00    | sold
    VOUCHER-19 | a missing maximum is no bound                                | yes         | £5.00   | (none)  | 9000.00 | sold
    VOUCHER-19 | a missing minimum is a penny                                 | yes         | (none)  | £250.00 | 0.01    | sold
    VOUCHER-19 | an amount of zero is never sold                              | yes         | (none)  | £250.00 | 0       | refused
    VOUCHER-19 | an amount of zero is not sold with a minimum of zero, either | yes         | £0.00   | £250.00 | 0       | refused
    VOUCHER-19 | less than nothing is never sold                              | yes         | (none)  | £250.00 | -5      | refused
    VOUCHER-18 | a word is no amount                                          | yes         | £5.00   | £250.00 | ten     | refused
    VOUCHER-18 | nothing typed is no amount                                   | yes         | £5.00   | £250.00 |         | refused
    VOUCHER-18 | half a penny is no amount                                    | yes         | £5.00   | £250.00 | 10.005  | refused
    VOUCHER-20 | an open end sells the maximum                                | no          | £5.00   | £250.00 | 250.00  | sold
  `,
  decide: ({ 'end limited': isRangeEndLimited, minimum, maximum, typed }) => ({
    answer: isSold(typed, {
      ...exampleVendor,
      hasRangedRange: true,
      isRangeEndLimited,
      ...(minimum !== undefined && { minimumRangedEnterManuallyAmount: minimum }),
      ...(maximum !== undefined && { maximumRangedEnterManuallyAmount: maximum }),
    }),
  }),
})

export const fixedVendor: Vendor = {
  ...exampleVendor,
  hasFixedRange: true,
  fixedValues: [{ amount: pounds('10') }, { amount: pounds('25'), displayValue: 'Twenty-five' }],
}

export const typedBesideList = table({
  title: 'Which typed amounts are sold beside a list of fixed amounts?',
  ids: ['VOUCHER-22'],
  given: { minimum: orNone(money), maximum: orNone(money), typed: text },
  answers: { answer },
  rows: `
    case                                   | minimum | maximum | typed | answer
    without bounds nothing is entered      | (none)  | (none)  | 10.00 | refused
    its own minimum                        | £10.00  | £50.00  | 10.00 | sold
    a penny under its own minimum          | £10.00  | £50.00  | 9.99  | refused
    its own maximum                        | £10.00  | £50.00  | 50.00 | sold
    a penny over its own maximum           | £10.00  | £50.00  | 50.01 | refused
    a minimum alone opens the entry        | £10.00  | (none)  | 99.00 | sold
    a maximum alone opens it, from a penny | (none)  | £50.00  | 0.01  | sold
    an amount that is not on the list      | £10.00  | £50.00  | 12.34 | sold
    zeros are no bounds for an amount      | £0.00   | £0.00   | 10.00 | refused
    zeros are no bounds for zero           | £0.00   | £0.00   | 0.00  | refused
    nothing lies between crossed bounds    | £50.00  | £10.00  | 20.00 | refused
    both bounds the same leave one amount  | £10.00  | £10.00  | 10.00 | sold
    a penny under both bounds              | £10.00  | £10.00  | 9.99  | refused
    a penny over both bounds               | £10.00  | £10.00  | 10.01 | refused
  `,
  decide: ({ minimum, maximum, typed }) => ({
    answer: isSold(typed, {
      ...fixedVendor,
      minimumRangedEnterManuallyAmount: pounds('1'),
      maximumRangedEnterManuallyAmount: pounds('1000'),
      ...(minimum !== undefined && { minimumFixedEnteredManuallyAmount: minimum }),
      ...(maximum !== undefined && { maximumFixedEnteredManuallyAmount: maximum }),
    }),
  }),
})

export const amountHints = table({
  title: 'Which hint is beside the field for an amount?',
  given: { 'end limited': yesNo, minimum: money, maximum: money },
  answers: { hint: orNone(text) },
  rows: `
    case        | end limited | minimum | maximum | hint
    both ends   | yes         | £5.00   | £250.00 | From £5.00 to £250.00
    an open end | no          | £5.00   | £250.00 | From £5.00
  `,
  decide: ({ 'end limited': isRangeEndLimited, minimum, maximum }) => ({
    hint: vendorView({
      ...exampleVendor,
      hasRangedRange: true,
      isRangeEndLimited,
      minimumRangedEnterManuallyAmount: minimum,
      maximumRangedEnterManuallyAmount: maximum,
    }).manualHint,
  }),
})

export const voucherPrices = table({
  title: 'What does the member pay for a voucher, and what do they save?',
  given: { worth: money, discount: decimal },
  answers: { pays: money, saves: money },
  rows: `
    case                          | worth   | discount | pays   | saves
    five per cent of a round sum  | £100.00 | 0.05     | £95.00 | £5.00
    half a penny is rounded once  | £10.10  | 0.05     | £9.59  | £0.51
    under half a penny is dropped | £10.05  | 0.045    | £9.60  | £0.45
    nothing off                   | £10.00  | 0        | £10.00 | £0.00
  `,
  decide: ({ worth, discount }) => {
    const { pays, saving } = voucherPrice(worth, discount)
    return { pays, saves: saving }
  },
})
