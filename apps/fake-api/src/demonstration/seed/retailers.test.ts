import type { Offer } from '@save/domain/retailers'
import { describe, expect, test } from 'vitest'
import { makeCatalogue } from './catalogue.ts'
import { shopAt } from './shops/shop.ts'
import { malformedAt } from './testing/markup.ts'
import { realCompanies } from './testing/real-companies.ts'

const { retailers, tabs, systemText } = makeCatalogue()
const offers = retailers.flatMap((retailer) => retailer.offers)

describe('Shops', () => {
  const names = Array.from({ length: 10_000 }, (_, index) => shopAt(index).name)

  test('ten thousand shops have ten thousand names', () => {
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
  })

  test('no shop has the name of a real company', () => {
    const known = new Set(realCompanies)
    const beginnings = (name: string) => {
      const words = name.toLowerCase().replaceAll('’', '').split(' ')
      return words.map((_, index) => words.slice(0, index + 1).join(' '))
    }
    expect(names.filter((name) => beginnings(name).some((part) => known.has(part)))).toEqual([])
  })

  test('some names have accents, some an apostrophe, and some are long', () => {
    const usual = names.slice(0, retailers.length)
    expect(
      usual.filter((name) => /\p{Script=Latin}/u.test(name) && /[^\p{ASCII}’]/u.test(name)).length,
    ).toBeGreaterThan(8)
    expect(usual.filter((name) => name.includes('’')).length).toBeGreaterThan(40)
    expect(usual.filter((name) => name.length > 40).length).toBeGreaterThan(10)
  })
})

describe('Retailers', () => {
  test('OQ-064 the offer count of a retailer counts its enabled offers', () => {
    for (const { totalOfferCount, offers: own } of retailers) {
      expect(totalOfferCount).toBe(own.filter(({ enabled }) => enabled).length)
    }
  })

  test('retailers have from zero to nine available offers', () => {
    const counts = new Set(retailers.map(({ totalOfferCount }) => totalOfferCount))
    expect([...counts].toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('the first available offer is the best of its kind', () => {
    for (const { offers: own } of retailers) {
      const [best, ...rest] = own.filter(({ enabled }) => enabled)
      const value = (offer: Offer | undefined) => offer?.cashbackDetails?.value ?? 0
      const comparable = rest.filter(
        (each) => each.cashbackDetails?.type === best?.cashbackDetails?.type,
      )
      expect(Math.max(0, ...comparable.map(value))).toBeLessThanOrEqual(value(best))
    }
  })

  test.each([
    ['titles of more than 50 characters', ({ title = '' }: Offer) => title.length > 50],
    ['short titles', ({ title = '' }: Offer) => title.length < 30],
    ['no link to redeem', ({ redeemLink }: Offer) => redeemLink === undefined],
    ['an end that has come', ({ enabled }: Offer) => !enabled],
    ['no word about earning', ({ earnDetail }: Offer) => earnDetail === undefined],
    ['pounds', ({ cashbackDetails }: Offer) => cashbackDetails?.type === 1],
    ['percent', ({ cashbackDetails }: Offer) => cashbackDetails?.type === 2],
  ])('some retailers have offers with %s, but not all', (_, isSo) => {
    const count = offers.filter(isSo).length
    expect(count).toBeGreaterThan(40)
    expect(count).toBeLessThan(offers.length - 40)
  })

  test('a list of exclusions always has its heading, while some other lists have none', () => {
    const groups = retailers.flatMap(({ retailerInfo }) => retailerInfo)
    const headings = groups
      .filter(({ details }) => details.some(({ text }) => text.startsWith('Orders for a business')))
      .map(({ headerTitle }) => headerTitle)
    expect(new Set(headings)).toEqual(new Set(['Does not earn cashback']))
    expect(groups.some(({ headerTitle }) => headerTitle === undefined)).toBe(true)
  })

  test('no value is zero or a fraction of a penny', () => {
    const values = offers.map(({ cashbackDetails }) => cashbackDetails?.value ?? 0)
    expect(values.filter((value) => value <= 0 || !Number.isInteger(value * 100))).toEqual([])
  })

  test('the title gives the value of the offer', () => {
    const wrong = offers.filter(({ title = '', cashbackDetails: { type, value = 0 } = {} }) => {
      const figure = type === 1 ? `£${value.toFixed(2)}` : `${value}%`
      return !title.startsWith(figure)
    })
    expect(wrong).toEqual([])
  })
})

describe('Texts', () => {
  const html = [
    ...retailers.map(({ description = '' }) => description),
    ...retailers.flatMap(({ retailerInfo }) =>
      retailerInfo.flatMap(({ details }) => details.map(({ text }) => text)),
    ),
    ...tabs.flatMap(({ choices }) =>
      choices.map(({ detailsPageFullHtml = '' }) => detailsPageFullHtml),
    ),
    ...Object.values(systemText),
  ]

  test('texts are well-formed HTML', () => {
    expect(html.filter((text) => malformedAt(text) !== undefined)).toEqual([])
  })

  test('no sentence has an unfilled gap', () => {
    expect(html.filter((text) => /undefined|NaN|\$\{|\[object/.test(text))).toEqual([])
  })

  test('texts link only to reserved addresses and to the portal', () => {
    const links = [
      ...html.flatMap((text) =>
        Array.from(text.matchAll(/href="([^"]*)"/g), ([, href]) => href ?? ''),
      ),
      ...offers.flatMap(({ redeemLink }) => redeemLink ?? []),
      ...tabs.flatMap(({ choices }) =>
        choices.flatMap(({ externalProviderLink }) => externalProviderLink ?? []),
      ),
    ]
    const isReserved = /^(?:https:\/\/(?:[\w-]+\.)*(?:example|example\.com)\/|\/Member\/)/
    expect(links.filter((href) => !isReserved.test(href))).toEqual([])
    expect(links.length).toBeGreaterThan(3_000)
  })
})
