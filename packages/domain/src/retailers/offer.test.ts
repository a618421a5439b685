import { assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { type OfferId, RetailerId, serverFault } from '../kernel/index.ts'
import { check } from '../testing/check.ts'
import { exampleConfiguration } from '../testing/examples.ts'
import { scriptedCall, waitUntilIdle } from '../testing/scripted-call.ts'
import { cashbackText, offerCountOf, shownTitle } from './offer.rules.ts'
import {
  cashbackCodes,
  cashbackOfOffers,
  fiftyCharacters,
  longTitles,
  redeemableOffers,
} from './offer.table.ts'
import { linkInstead, redeemMachine } from './redeem.machine.ts'
import { retailerView } from './retailer-page.selectors.ts'
import { exampleOffer, exampleRetailer } from './retailers.examples.ts'
import { retailersMessages } from './retailers.messages.ts'

check(longTitles)
check(cashbackOfOffers)
check(cashbackCodes)
check(redeemableOffers)

describe('A long title', () => {
  test('the example has exactly fifty characters', () => {
    expect(fiftyCharacters).toHaveLength(50)
  })

  test('RETAILER-12 a word that ends at exactly thirty characters stays', () => {
    const title = 'Twenty-nine letters, and here; then it goes on for a while'
    expect(title.indexOf(';')).toBe(29)
    expect(shownTitle(title)).toBe('Twenty-nine letters, and here...')
  })

  test('RETAILER-12 two spaces after a word, or one before the first, make no difference', () => {
    expect(shownTitle('Ten percent off everything  for the whole of the spring')).toBe(
      'Ten percent off everything...',
    )
    expect(shownTitle(` ${'a'.repeat(60)}`)).toBe(` ${'a'.repeat(29)}...`)
  })

  test('RETAILER-12 punctuation before the dots is dropped', () => {
    expect(shownTitle('Ten percent off everything - for the whole of the spring')).toBe(
      'Ten percent off everything...',
    )
  })

  test('RETAILER-12 the short title is a prefix of at most 30 characters that ends at the end of a word (property)', () => {
    assert(
      property(string({ minLength: 51, unit: 'grapheme-ascii' }), (title) => {
        const shown = shownTitle(title)
        const shownPart = shown.slice(0, -3)
        expect(shown.endsWith('...')).toBe(true)
        expect(shownPart.length).toBeLessThanOrEqual(30)
        expect(title.startsWith(shownPart)).toBe(true)
        expect(shownPart).not.toMatch(/[\s\p{P}]$/u)
      }),
    )
  })
})

test('RETAILER-08 an offer without details has no text', () => {
  expect(cashbackText(undefined, exampleConfiguration.cashbackTypes)).toBeUndefined()
})

describe('The retailer page', () => {
  test('RETAILER-03, RETAILER-05 the page shows the name and the count, even for one offer (OQ-063)', () => {
    const one = retailerView(exampleRetailer({ offers: [exampleOffer()] }), exampleConfiguration)
    expect([one.name, one.available]).toEqual(['Tidewater Stays', '1 Offers available today'])
  })

  test('RETAILER-05 the page shows the server’s count, or else the number of available offers (OQ-062)', () => {
    const offers = [exampleOffer(), exampleOffer({ enabled: false })]
    expect([offerCountOf({ offers, totalOfferCount: 4 }), offerCountOf({ offers })]).toEqual([4, 1])
  })

  test('RETAILER-07 each available offer has a card, and others don’t', () => {
    const view = retailerView(
      exampleRetailer({
        offers: [exampleOffer({ title: 'On' }), exampleOffer({ title: 'Off', enabled: false })],
      }),
      exampleConfiguration,
    )
    expect(view.offers.map(({ title }) => title)).toEqual(['On'])
  })

  test('RETAILER-13 a shortened title has the whole one as its tooltip, and a whole one has none', () => {
    const long = 'Ten percent off everything for the whole of the spring'
    const [cut, uncut] = retailerView(
      exampleRetailer({ offers: [exampleOffer({ title: long }), exampleOffer()] }),
      exampleConfiguration,
    ).offers
    expect([cut?.fullTitle, uncut?.fullTitle]).toEqual([long, undefined])
  })

  test('RETAILER-04, RETAILER-06 the thumbnail comes from the image host, and the description is unchanged', () => {
    const view = retailerView(
      exampleRetailer({ thumbnailImageUrl: '/1.svg', description: '<p>Stays</p>' }),
      { ...exampleConfiguration, imageHost: 'https://img.example' },
    )
    expect([view.image, view.description]).toEqual(['https://img.example/1.svg', '<p>Stays</p>'])
  })

  test('RETAILER-06, RETAILER-11 missing texts stay empty', () => {
    const { title: _, ...untitled } = exampleOffer()
    const view = retailerView(exampleRetailer({ offers: [untitled] }), exampleConfiguration)
    expect([view.description, view.offers[0]?.title]).toEqual(['', ''])
  })

  test('RETAILER-09, RETAILER-10 each group lists its details in order, and a group without a heading comes last', () => {
    const { info } = retailerView(
      exampleRetailer({
        retailerInfo: [
          { details: [{ text: 'alone' }] },
          {
            headerTitle: 'Terms',
            details: [
              { text: 'third', sortOrder: 3 },
              { text: 'first' },
              { text: 'second', sortOrder: 2 },
            ],
          },
          { headerTitle: 'Nothing', details: [] },
          { headerTitle: ' ', details: [{ text: 'blank' }] },
          { headerTitle: 'Delivery', details: [{ text: 'by email' }] },
        ],
      }),
      exampleConfiguration,
    )
    expect(info).toEqual([
      { headerTitle: 'Terms', texts: ['first', 'second', 'third'] },
      { headerTitle: 'Delivery', texts: ['by email'] },
      { headerTitle: undefined, texts: ['alone'] },
      { headerTitle: undefined, texts: ['blank'] },
    ])
  })
})

test('RETAILER-17 the hint is the specified one', () => {
  expect(retailersMessages.cannotRedeem).toBe(
    'Something went wrong. Please, contact us using Contact page.',
  )
})

describe('Redeeming', () => {
  function startRedeem(opensTabs = true) {
    const clock = new SimulatedClock()
    const log = scriptedCall<void, [RetailerId, OfferId]>()
    const tabEvents: string[] = []
    const tabs = {
      openTab: () => {
        if (!opensTabs) return undefined
        tabEvents.push('tab opened')
        return { goTo: (href: string) => tabEvents.push(`tab led to ${href}`) }
      },
    }
    const actor = createActor(redeemMachine({ logVisit: log.call }, tabs), {
      input: { retailer: RetailerId.make('1') },
      clock,
    }).start()
    return {
      clock,
      log,
      happened: tabEvents,
      leave: () => actor.send({ type: 'page.left' }),
      linkInstead: () => linkInstead(actor.getSnapshot()),
      redeem: async (given = exampleOffer()) => {
        actor.send({ type: 'offer.redeemed', offer: given })
        await waitUntilIdle()
      },
    }
  }

  const arrived = ['tab opened', 'tab led to https://shop.example/ten']

  test('RETAILER-14, RETAILER-15 the visit is logged before the tab shows the link', async () => {
    const { redeem, log, happened } = startRedeem()
    await redeem()
    expect([log.asked, happened]).toEqual([[['1', '9']], ['tab opened']])
    await log.answer()
    expect(happened).toEqual(arrived)
  })

  test('RETAILER-15 the shop opens even if the visit can’t be logged (OQ-067)', async () => {
    const { redeem, log, happened } = startRedeem()
    await redeem()
    await log.fail(serverFault(500))
    expect(happened).toEqual(arrived)
  })

  test('RETAILER-15 the shop opens after exactly a second if logging the visit is slow', async () => {
    const { redeem, clock, happened } = startRedeem()
    await redeem()
    clock.increment(999)
    expect(happened).toEqual(['tab opened'])
    clock.increment(1)
    expect(happened).toEqual(arrived)
  })

  test('RETAILER-14 clicks while a visit is being logged are ignored: one visit, one tab', async () => {
    const { redeem, log, happened } = startRedeem()
    await redeem()
    await redeem()
    await log.answer()
    expect([log.asked.length, happened]).toEqual([1, arrived])
  })

  test('RETAILER-15 if the browser opens no tab, the page offers the link once the visit is logged, until the next click', async () => {
    const { redeem, log, happened, linkInstead } = startRedeem(false)
    await redeem()
    expect([log.asked.length, linkInstead()]).toEqual([1, undefined])
    await log.fail(serverFault(500))
    expect([happened, linkInstead()]).toMatchObject([
      [],
      { offer: '9', address: 'https://shop.example/ten' },
    ])
    await redeem()
    expect(linkInstead()).toBeUndefined()
  })

  test('RETAILER-15 a tab that opens makes the link unnecessary', async () => {
    const { redeem, log, linkInstead } = startRedeem()
    expect(linkInstead()).toBeUndefined()
    await redeem()
    await log.answer()
    expect(linkInstead()).toBeUndefined()
  })

  test('RETAILER-15 leaving the page closes an empty tab', async () => {
    const { redeem, leave, happened } = startRedeem()
    leave()
    await redeem()
    leave()
    expect(happened).toEqual(arrived)
  })

  test('RETAILER-16 an offer without a link opens nothing and logs nothing', async () => {
    const { redeem, log, happened } = startRedeem()
    await redeem(exampleOffer({ redeemLink: '' }))
    expect([log.asked, happened]).toEqual([[], []])
  })
})
