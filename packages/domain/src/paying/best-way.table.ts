import { OfferId, pounds, VendorCode } from '../kernel/index.ts'
import type { Offer, Retailer } from '../retailers/index.ts'
import { list, money, named, oneOf, orNone, percent, text } from '../testing/cells.ts'
import { exampleConfiguration } from '../testing/examples.ts'
import { offer } from '../testing/offer.ts'
import { table } from '../testing/table.ts'
import type { Vendor } from '../vouchers/index.ts'
import { bestCashback, compareWays, voucherGain } from './best-way.rules.ts'
import { bestWayView } from './best-way.selectors.ts'

export const codes = exampleConfiguration.cashbackTypes

export const vendor = (name: string, overrides: Partial<Vendor> = {}): Vendor => ({
  code: VendorCode.make(name),
  name,
  percentageDiscount: 0.05,
  hasFixedRange: false,
  hasRangedRange: true,
  fixedValues: [],
  isRangeEndLimited: false,
  ...overrides,
})

export const waysOfSelling = {
  'any amount': {},
  'from £10.00': { minimumRangedEnterManuallyAmount: pounds('10') },
  '£10.00 to £50.00': {
    minimumRangedEnterManuallyAmount: pounds('10'),
    maximumRangedEnterManuallyAmount: pounds('50'),
    isRangeEndLimited: true,
  },
  '£10.00, £25.00 or £50.00': {
    hasRangedRange: false,
    hasFixedRange: true,
    fixedValues: [pounds('10'), pounds('25'), pounds('50')].map((amount) => ({ amount })),
  },
  nothing: { hasRangedRange: false },
} satisfies Record<string, Partial<Vendor>>

const offers = list(offer)

const paying = (offers: readonly Omit<Offer, 'id'>[]): Pick<Retailer, 'offers'> => ({
  offers: offers.map((offer, index) => ({ ...offer, id: OfferId.make(`${index}`) })),
})

export const cashbackKept = table({
  title: 'How much cashback does an offer give on an amount?',
  given: { amount: money, offers },
  answers: { keeps: money },
  rows: `
    case                                        | amount  | offers       | keeps
    a part of the amount                        | £100.00 | 3%           | £3.00
    rounded once, half away from zero           | £33.50  | 3%           | £1.01
    a penny below the half                      | £33.49  | 3%           | £1.00
    the best of several parts                   | £100.00 | 3%, 7.5%, 5% | £7.50
    a fixed sum of a larger amount              | £100.00 | £15.00       | £15.00
    a sum against a part: the sum               | £100.00 | 12%, £15.00  | £15.00
    a sum against a part: the part              | £200.00 | 12%, £15.00  | £24.00
    a sum as large as the amount                | £15.00  | £15.00       | £15.00
    a sum a penny above the amount              | £14.99  | 12%, £15.00  | £1.80
    an offer that is not enabled does not count | £100.00 | 3%, off 9%   | £3.00
    an offer without a value                    | £100.00 | nothing      | £0.00
    no offers                                   | £100.00 | (none)       | £0.00
    a sum as large as the amount against a part | £15.00  | 12%, £15.00  | £15.00
    the part comes to the sum, once rounded     | £125.04 | 12%, £15.00  | £15.00
    the part comes to a penny more              | £125.05 | 12%, £15.00  | £15.01
  `,
  decide: ({ amount, offers }) => ({ keeps: bestCashback(paying(offers), amount, codes) }),
})

export const voucherGains = table({
  title: 'How much does one voucher, sold at 5% off, save on an amount?',
  given: { amount: money, sold: named<Partial<Vendor>>(waysOfSelling) },
  answers: { worth: orNone(money), saves: orNone(money) },
  rows: `
    case                            | amount  | sold                     | worth   | saves
    the whole amount                | £100.00 | any amount               | £100.00 | £5.00
    exactly the least               | £10.00  | from £10.00              | £10.00  | £0.50
    a penny below the least voucher | £9.99   | from £10.00              | (none)  | (none)
    exactly the most                | £50.00  | £10.00 to £50.00         | £50.00  | £2.50
    above it: a voucher of the most | £50.01  | £10.00 to £50.00         | £50.00  | £2.50
    exactly one of the list         | £25.00  | £10.00, £25.00 or £50.00 | £25.00  | £1.25
    between two: the lower          | £49.99  | £10.00, £25.00 or £50.00 | £25.00  | £1.25
    above all: the highest          | £100.00 | £10.00, £25.00 or £50.00 | £50.00  | £2.50
    below all                       | £9.99   | £10.00, £25.00 or £50.00 | (none)  | (none)
    sold at no amount               | £100.00 | nothing                  | (none)  | (none)
    exactly the lowest of the list  | £10.00  | £10.00, £25.00 or £50.00 | £10.00  | £0.50
    a penny below the second        | £24.99  | £10.00, £25.00 or £50.00 | £10.00  | £0.50
    exactly the highest of the list | £50.00  | £10.00, £25.00 or £50.00 | £50.00  | £2.50
  `,
  decide: ({ amount, sold }) => {
    const gain = voucherGain(vendor('Tea', sold), amount)
    return { worth: gain?.worth, saves: gain?.saving }
  },
})

export const betterWays = table({
  title: 'Which saves more, cashback or a voucher?',
  given: { cashback: money, saving: orNone(money) },
  answers: { better: oneOf('voucher', 'cashback', 'neither'), by: money },
  rows: `
    case                                   | cashback | saving | better   | by
    the voucher by a penny                 | £4.99    | £5.00  | voucher  | £0.01
    as much: the voucher, which is at once | £5.00    | £5.00  | voucher  | £0.00
    cashback by a penny                    | £5.01    | £5.00  | cashback | £0.01
    cashback alone                         | £5.00    | (none) | cashback | £5.00
    the voucher alone                      | £0.00    | £5.00  | voucher  | £5.00
    a penny of cashback alone              | £0.01    | (none) | cashback | £0.01
    a voucher that saves a penny           | £0.00    | £0.01  | voucher  | £0.01
    neither cashback nor a voucher         | £0.00    | (none) | neither  | £0.00
    a voucher that rounds to nothing       | £0.00    | £0.00  | neither  | £0.00
  `,
  decide: ({ cashback, saving }) =>
    compareWays(cashback, saving === undefined ? undefined : { worth: pounds('100'), saving }),
})

export const bothWays = table({
  title: 'What does the page say about both ways?',
  given: { amount: money, offers, discount: percent, 'vouchers are sold from': money },
  answers: { cashback: text, voucher: text, says: orNone(text, '(nothing)') },
  rows: `
    case                                           | amount  | offers | discount | vouchers are sold from | cashback              | voucher        | says
    the voucher keeps more                         | £100.00 | 3%     | 5%       | £10.00                 | Up to £3.00           | £5.00 (better) | The voucher saves £2.00 more, straight away.
    cashback keeps more                            | £100.00 | 12%    | 5%       | £10.00                 | Up to £12.00 (better) | £5.00          | Cashback may save £7.00 more; the voucher saves straight away.
    both keep the same                             | £100.00 | 5%     | 5%       | £10.00                 | Up to £5.00           | £5.00 (better) | Both save the same, but the voucher saves it straight away.
    exactly the least voucher                      | £10.00  | 12%    | 5%       | £10.00                 | Up to £1.20 (better)  | £0.50          | Cashback may save £0.70 more; the voucher saves straight away.
    no voucher of so small a sum                   | £9.99   | 12%    | 5%       | £10.00                 | Up to £1.20 (better)  | –              | There’s no voucher for this amount.
    neither cashback nor a voucher for this amount | £5.00   | (none) | 5%       | £10.00                 | –                     | –              | (nothing)
  `,
  decide: ({ amount, offers, discount, 'vouchers are sold from': minimum }) => {
    const overrides = {
      percentageDiscount: discount / 100,
      minimumRangedEnterManuallyAmount: minimum,
    }
    const { ways, verdict } = bestWayView(paying(offers), vendor('Tea', overrides), amount, codes)
    const [cashback = '', voucher = ''] = ways.map(
      ({ value, isBetter }) => `${value}${isBetter ? ' (better)' : ''}`,
    )
    return { cashback, voucher, says: verdict }
  },
})
