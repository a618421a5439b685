import { type Choice, journeyTypes, Tab } from '@save/domain/benefits'
import { Picture } from '@save/domain/dashboard'
import { Member } from '@save/domain/member'
import { Category, Retailer } from '@save/domain/retailers'
import { MenuItem } from '@save/domain/shell'
import { StatementItem } from '@save/domain/statements'
import { Vendor } from '@save/domain/vouchers'
import { Schema } from 'effect'
import { describe, expect, test } from 'vitest'
import { makeCatalogue } from './catalogue.ts'

const catalogue = makeCatalogue()
const { retailers, categories, vendors, tabs, member, dashboard } = catalogue
const choices = tabs.flatMap((tab) => tab.choices)

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

const pictures = Schema.Array(Picture)
const decoded = <S extends Schema.ConstraintDecoder<unknown>>(schema: S) =>
  Schema.decodeUnknownSync(schema, { onExcessProperty: 'error', errors: 'all' })

describe('A seed', () => {
  test('a seed gives the same catalogue every time', () => {
    expect(makeCatalogue()).toEqual(catalogue)
  })

  test('another seed changes the shops’ offers, but not their names', () => {
    const other = makeCatalogue(2)
    expect(other.retailers).not.toEqual(retailers)
    expect(other.vendors).not.toEqual(vendors)
    expect(other.tabs).not.toEqual(tabs)
    expect(other.member.transactions).not.toEqual(member.transactions)
    expect(other.retailers.map(({ id, name }) => [id, name])).toEqual(
      retailers.map(({ id, name }) => [id, name]),
    )
  })

  test('a seed gives the same retailer in a catalogue of any size', () => {
    const few = makeCatalogue(1, { retailers: 100 }).retailers
    const byId = new Map(retailers.map((retailer) => [retailer.id, retailer]))
    expect(few).toHaveLength(100)
    for (const retailer of few) expect(byId.get(retailer.id)).toEqual(retailer)
  })
})

describe('A catalogue', () => {
  const level = (depth: number) => categories.filter((category) => category.depth === depth)

  test.each([
    ['retailers', retailers, 1200],
    ['categories of the first level', level(1), 13],
    ['categories of the second level', level(2), 50],
    ['categories of the third level', level(3), 76],
    ['voucher vendors', vendors, 250],
    ['tabs', tabs, 6],
    [
      'choices in the largest tab',
      tabs.find(({ name }) => name.startsWith('Learning'))?.choices,
      130,
    ],
    ['transactions', member.transactions, 60],
  ])('a catalogue has %s', (_, list, count) => {
    expect(list).toHaveLength(count)
  })

  test.each([
    ['DATA-18 to DATA-20 retailers', decoded(Schema.Array(Retailer)), retailers],
    ['DATA-21 categories', decoded(Schema.Array(Category)), categories],
    ['DATA-16 and DATA-17 vendors', decoded(Schema.Array(Vendor)), vendors],
    ['DATA-11 to DATA-13 tabs', decoded(Schema.Array(Tab)), tabs],
    ['DATA-02 to DATA-07 the member', decoded(Member), member],
    ['DATA-08 banners', decoded(pictures), Object.values(catalogue.banners).flat()],
    [
      'combo offers and adverts',
      decoded(pictures),
      [...dashboard.featuredComboOffers, ...dashboard.sidebarAdverts, ...dashboard.footerAdverts],
    ],
    ['DATA-30 menu items', decoded(Schema.Array(MenuItem)), catalogue.menu],
    ['DATA-24 the reward statement', decoded(Schema.Array(StatementItem)), catalogue.reward],
    ['DATA-24 the wellness statement', decoded(Schema.Array(StatementItem)), catalogue.wellness],
  ])('%s: decoding by the domain changes nothing', (_, decode, value) => {
    expect(decode(value)).toEqual(value)
  })

  test.each([
    ['retailers', retailers.map(({ id }) => id)],
    ['offers', retailers.flatMap(({ offers }) => offers.map(({ id }) => id))],
    ['categories', categories.map(({ id }) => id)],
    ['vendors', vendors.map(({ code }) => code)],
    ['tabs', tabs.map(({ id }) => id)],
    ['choices', choices.map(({ id }) => id)],
    ['transactions', member.transactions.map(({ id }) => id)],
    ['menu items', catalogue.menu.map(({ key, tabId }) => `${key} ${tabId}`)],
  ])('no two %s have the same id', (_, ids) => {
    expect(repeated(ids)).toEqual([])
  })

  test.each([
    ['tags', retailers.flatMap(({ tagList }) => tagList), categories.map(({ id }) => id)],
    ['favourites', catalogue.favourites, retailers.map(({ id }) => id)],
    [
      'retailers of the dashboard',
      [...dashboard.featuredCashback, ...dashboard.extraCashback, ...dashboard.newestCashback],
      retailers.map(({ id }) => id),
    ],
    [
      'vouchers of the dashboard',
      [...dashboard.featuredVouchers, ...dashboard.extraVouchers],
      vendors.map(({ code }) => code),
    ],
    ['tabs of the dashboard', dashboard.tabs, tabs.map(({ id }) => id)],
    [
      'tabs of the menu',
      catalogue.menu.flatMap(({ tabId }) => tabId ?? []),
      tabs.map(({ id }) => id),
    ],
    ['benefits of the member', member.choices.map(({ id }) => id), choices.map(({ id }) => id)],
  ])('all referenced %s exist', (_, named, existing) => {
    const known = new Set<string>(existing)
    expect(named.filter((id) => !known.has(id))).toEqual([])
    expect(named.length).toBeGreaterThan(0)
  })

  test('the categories are in the order of their tree, which is the order of HierarchyId', () => {
    const hierarchy = categories.map(({ hierarchyId }) => hierarchyId ?? '')
    expect(hierarchy).toEqual(hierarchy.toSorted())
    expect(hierarchy.map((id) => id.split('/').length - 2)).toEqual(
      categories.map(({ depth }) => depth),
    )
  })

  test('each benefit is taxed as the law requires, and its text says so', () => {
    const inKindOf = (name: string) =>
      choices.find((choice) => choice.name === name)?.benefitInKindValue
    expect(
      [
        'Home computing',
        'Gym membership',
        'White goods',
        'Bus pass',
        'Certificate in British Sign Language',
      ].map(inKindOf),
    ).toEqual([100, 100, 100, 100, 100])
    expect(
      ['Cycle to work', 'Pension top-up', 'Childcare account', 'Buying annual leave'].map(inKindOf),
    ).toEqual([0, 0, 0, 0])
    // List price £30,375.00 × 4 %, of £4,860.00 given up.
    expect(inKindOf('Electric car')).toBe((30_375 * 4) / 4_860)
    for (const { journeyType, name, benefitInKindValue, detailsPageFullHtml } of choices) {
      if (journeyType === journeyTypes.directLink || name === 'Electric car') continue
      expect([name, benefitInKindValue === 0 || benefitInKindValue === 100]).toEqual([name, true])
      expect(detailsPageFullHtml).toContain(
        benefitInKindValue === 0 ? 'You pay neither income tax' : 'taxed like pay',
      )
    }
  })

  test('some choices of each journey have a logo and some don’t', () => {
    expect(new Set(choices.map(({ journeyType }) => journeyType))).toEqual(
      new Set(Object.values(journeyTypes)),
    )
    const withoutLogo = choices.filter((choice: Choice) => choice.choiceLogo === undefined)
    expect(withoutLogo.length).toBeGreaterThan(5)
  })

  test('the vendors cover every way to choose an amount', () => {
    const amountKinds = vendors.map((vendor) =>
      [
        vendor.hasFixedRange && 'list',
        vendor.hasRangedRange && (vendor.isRangeEndLimited ? 'range' : 'range without end'),
        vendor.maximumFixedEnteredManuallyAmount !== undefined && 'typed',
        vendor.currency,
      ]
        .filter(Boolean)
        .join(', '),
    )
    expect(new Set(amountKinds)).toEqual(
      new Set([
        'list, GBP',
        'list, typed, GBP',
        'range, GBP',
        'range without end, GBP',
        'list, range, GBP',
        'list, range without end, GBP',
        'list, EUR',
        'GBP',
      ]),
    )
  })
})
