/** The shops that sell vouchers: the known ones first, by name, followed by invented ones. */
import { type Pence, pounds, VendorCode } from '@save/domain/kernel'
import type { Vendor } from '@save/domain/vouchers'
import { knownShops } from './known/known-shops.ts'
import type { Random } from './random.ts'
import { byName } from './retailers.ts'
import { type Shop, shopAt } from './shops/shop.ts'

export function makeVendors(random: Random, count: number): readonly Vendor[] {
  const own = random.fork('vendors')
  const known = byName(knownShops.flatMap(({ voucher }, index) => (voucher ? [shopAt(index)] : [])))
  const invented = byName(voucherShops(count - known.length))
  return [...known, ...invented].map((shop, rank) => makeVendor(shop, rank, own.fork(shop.number)))
}

/** Every third invented shop, unless its offers pay in pounds. */
function voucherShops(count: number): readonly Shop[] {
  const found: Shop[] = []
  for (let index = knownShops.length; found.length < count; index += 3) {
    const shop = shopAt(index)
    if (shop.trade.pays !== 'pounds') found.push(shop)
  }
  return found
}

/** Three letters of the name and the shop's number: 'PLU1089'. */
const codeOf = (shop: Shop): string =>
  `${shop.slug
    .replace(/[^a-z]/g, '')
    .slice(0, 3)
    .toUpperCase()}${shop.number}`

function makeVendor(shop: Shop, rank: number, random: Random): Vendor {
  const [code, percentageDiscount] = knownShops[shop.index]?.voucher ?? [
    codeOf(shop),
    random.wholeNumber(4, 50) / 400,
  ]
  const range = shop.index < knownShops.length ? knownRanges[code] : undefined
  return {
    code: VendorCode.make(code),
    name: shop.name,
    ...((range || random.chance(0.97)) && { logo: `/images/vendors/${code}.svg` }),
    percentageDiscount,
    ...(range ?? inventedRange(rank, random)),
  }
}

type Range = Omit<Vendor, 'code' | 'name' | 'logo' | 'percentageDiscount'>

/** Has no amounts to buy, so its page has no purchase form (OQ-093). */
const closed: Range = {
  hasFixedRange: false,
  hasRangedRange: false,
  fixedValues: [],
  isRangeEndLimited: false,
  currency: 'GBP',
}

const fixed = (amounts: readonly Pence[]): Range => ({
  ...closed,
  hasFixedRange: true,
  fixedValues: amounts.map((amount) => ({
    amount,
    displayValue: `£${(amount / 100).toFixed(2)}`,
  })),
})

/** The member picks a listed amount or types one. */
const fixedOrTyped = (amounts: readonly Pence[], low: Pence, high: Pence): Range => ({
  ...fixed(amounts),
  minimumFixedEnteredManuallyAmount: low,
  maximumFixedEnteredManuallyAmount: high,
})

const between = (low: Pence, high: Pence): Range => ({
  ...closed,
  hasRangedRange: true,
  isRangeEndLimited: true,
  minimumRangedEnterManuallyAmount: low,
  maximumRangedEnterManuallyAmount: high,
})

const from = (low: Pence): Range => ({
  ...closed,
  hasRangedRange: true,
  minimumRangedEnterManuallyAmount: low,
})

const both = (list: Range, range: Range): Range => ({
  ...range,
  ...list,
  hasRangedRange: true,
  isRangeEndLimited: range.isRangeEndLimited,
})

/** Two vendors are abroad and sell in another currency (OQ-095). */
const inEuros = (range: Range): Range => ({
  ...range,
  currency: 'EUR',
  fixedValues: range.fixedValues.map(({ amount }) => ({
    amount,
    displayValue: `€${(amount / 100).toFixed(2)}`,
  })),
})

function inventedRange(rank: number, random: Random): Range {
  const range = ranges[rank % ranges.length]?.(random) ?? closed
  return rank % 110 === 108 ? inEuros(range) : range
}

const ladders: readonly (readonly Pence[])[] = [
  ['10', '25', '50', '100', '250'],
  ['5', '10', '20', '50'],
  ['25', '50', '100'],
  ['10', '15', '20', '25', '30', '40', '50', '75', '100', '150', '200', '500'],
  ['7.50', '15', '30'],
  ['100'],
].map((ladder) => ladder.map(pounds))

const ranges: readonly ((random: Random) => Range)[] = [
  (random) => fixed(random.pick(ladders)),
  (random) => between(pounds('5'), pounds(random.pick(['150', '250', '500', '1000']))),
  (random) => fixedOrTyped(random.pick(ladders), pounds('5'), pounds('500')),
  (random) => from(pounds(random.pick(['1', '5', '10']))),
  (random) => fixed(random.pick(ladders)),
  (random) => both(fixed(random.pick(ladders)), between(pounds('10'), pounds('300'))),
  (random) => between(pounds(random.pick(['2.50', '10', '20'])), pounds('400')),
  (random) => both(fixed(random.pick(ladders)), from(pounds('5'))),
  (random) => fixed(random.pick(ladders)),
  (random) => (random.chance(0.1) ? closed : fixed(random.pick(ladders))),
]

const usual = ['10', '25', '50', '100', '250'].map(pounds)

const knownRanges: Readonly<Record<string, Range>> = {
  KIT1103: fixed(['10', '20', '30'].map(pounds)),
  DRU1117: between(pounds('50'), pounds('1000')),
  FER1047: fixedOrTyped(['5', '10', '20', '50'].map(pounds), pounds('5'), pounds('200')),
  FER1096: from(pounds('5')),
  HEA1040: both(fixed(usual), between(pounds('10'), pounds('500'))),
  LAR1068: fixed(usual),
  LOO1194: between(pounds('20'), pounds('400')),
  MER1173: fixed(['10', '20', '50'].map(pounds)),
  NOO1152: both(fixed(['15', '30', '60'].map(pounds)), from(pounds('10'))),
  OAK1187: between(pounds('5'), pounds('100')),
  OTT1054: fixedOrTyped(usual, pounds('10'), pounds('750')),
  PLU1089: fixedOrTyped(usual, pounds('5'), pounds('500')),
  QUI1138: from(pounds('2.50')),
  SKY1166: fixed(['10', '15', '20', '25'].map(pounds)),
  STO1180: both(fixed(['100', '250', '500'].map(pounds)), between(pounds('50'), pounds('1500'))),
  SUN1145: fixed(['10', '25', '50'].map(pounds)),
  TAL1110: between(pounds('10'), pounds('250')),
  WIC1131: fixedOrTyped(usual, pounds('10'), pounds('1000')),
}
