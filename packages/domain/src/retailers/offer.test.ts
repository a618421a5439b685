import { assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { OfferId, RetailerId, serverFault } from '../kernel/index.ts'
import { decisionTable } from '../testing/decision-table.ts'
import { quiet, scriptedCall } from '../testing/scripted-call.ts'
import { cashbackText, offerCountOf, redeemAddress, shownTitle } from './offer.rules.ts'
import { linkInstead, redeemMachine } from './redeem.machine.ts'
import type { Offer, Retailer } from './retailer.schema.ts'
import { retailerView } from './retailer-page.selectors.ts'
import { retailersMessages } from './retailers.messages.ts'

const offer = (part: Partial<Offer> = {}): Offer => ({
  id: OfferId.make('9'),
  title: 'Ten percent off',
  redeemLink: 'https://shop.example/ten',
  enabled: true,
  ...part,
})

const retailer = (part: Partial<Retailer> = {}): Retailer => ({
  id: RetailerId.make('1'),
  name: 'Tidewater Stays',
  tagList: [],
  offers: [],
  retailerInfo: [],
  ...part,
})

const configuration = { imageHost: '', cashbackTypes: { pounds: 1, percent: 2 } }

describe('How is a long title shown? (RETAILER-11, RETAILER-12, OQ-065)', () => {
  const fifty = 'Ten percent off everything for the whole of spring'
  const cases = decisionTable(
    ['id', 'case', 'title', 'shown'],
    `
    id          | case                                    | title                                                | shown
    RETAILER-11 | exactly fifty is whole                  | ${fifty}   | ${fifty}
    RETAILER-12 | one more is cut at a word's end         | ${fifty}!  | Ten percent off everything for...
    RETAILER-12 | a first word longer than thirty         | Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch | Llanfairpwllgwyngyllgogerychwy...
    `,
  )
  test('the example has exactly fifty characters', () => {
    expect(fifty).toHaveLength(50)
  })
  for (const row of cases) {
    test(`${row.id} ${row.case}`, () => {
      expect(shownTitle(row.title)).toBe(row.shown)
    })
  }

  test('RETAILER-12 a word that ends exactly at thirty characters stays', () => {
    const title = 'Twenty-nine letters, and here; then it goes on for a while'
    expect(title.indexOf(';')).toBe(29)
    expect(shownTitle(title)).toBe('Twenty-nine letters, and here...')
  })

  test('RETAILER-12 two spaces after a word, or one before the first, change nothing', () => {
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

  test('RETAILER-12 whatever the title, it is a prefix of at most 30 characters that ends a word', () => {
    assert(
      property(string({ minLength: 51, unit: 'grapheme-ascii' }), (title) => {
        const shown = shownTitle(title)
        const kept = shown.slice(0, -3)
        expect(shown.endsWith('...')).toBe(true)
        expect(kept.length).toBeLessThanOrEqual(30)
        expect(title.startsWith(kept)).toBe(true)
        expect(kept).not.toMatch(/[\s\p{P}]$/u)
      }),
    )
  })
})

describe('What does an offer pay? (RETAILER-08, OQ-041)', () => {
  const cases = decisionTable(
    ['case', 'type', 'value', 'says'],
    `
    case                         | type      | value     | says
    type 1 is pounds             | 1         | 5         | £5.00
    type 2 is percent            | 2         | 7.5       | 7.5%
    an unknown type says nothing | 3         | 7.5       | (nothing)
    a missing type says nothing  | (missing) | 7.5       | (nothing)
    a missing value says nothing | 1         | (missing) | (nothing)
    `,
  )
  for (const row of cases) {
    test(`RETAILER-08 ${row.case}: ${row.says}`, () => {
      const details = {
        ...(row.type !== '(missing)' && { type: Number(row.type) }),
        ...(row.value !== '(missing)' && { value: Number(row.value) }),
      }
      expect(cashbackText(details, configuration.cashbackTypes) ?? '(nothing)').toBe(row.says)
    })
  }

  test('RETAILER-08 without details there is no text', () => {
    expect(cashbackText(undefined, configuration.cashbackTypes)).toBeUndefined()
  })
})

describe('Which codes mean pounds and percent?', () => {
  const cases = decisionTable(
    ['id', 'case', 'code of pounds', 'code of percent', 'type', 'says'],
    `
    id                   | case                        | code of pounds | code of percent | type | says
    RETAILER-08, DATA-34 | the host’s code of pounds   | 7              | 1               | 7    | £5.00
    RETAILER-08, DATA-34 | the host’s code of percent  | 7              | 1               | 1    | 5%
    RETAILER-08, DATA-34 | neither of the host’s codes | 7              | 1               | 2    | (nothing)
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}`, () => {
      const codes = {
        pounds: Number(row['code of pounds']),
        percent: Number(row['code of percent']),
      }
      const says = cashbackText({ type: Number(row.type), value: 5 }, codes) ?? '(nothing)'
      expect({ says }).toEqual({ says: row.says })
    })
  }
})

describe('The retailer page', () => {
  test('RETAILER-03, RETAILER-05 name and count, for one offer too (OQ-063)', () => {
    const one = retailerView(retailer({ offers: [offer()] }), configuration)
    expect([one.name, one.available]).toEqual(['Tidewater Stays', '1 Offers available today'])
  })

  test('RETAILER-05 the server’s count counts; without one, the enabled offers do (OQ-062)', () => {
    const offers = [offer(), offer({ enabled: false })]
    expect([offerCountOf({ offers, totalOfferCount: 4 }), offerCountOf({ offers })]).toEqual([4, 1])
  })

  test('RETAILER-07 one card for each enabled offer, none for the others', () => {
    const view = retailerView(
      retailer({ offers: [offer({ title: 'On' }), offer({ title: 'Off', enabled: false })] }),
      configuration,
    )
    expect(view.offers.map(({ title }) => title)).toEqual(['On'])
  })

  test('RETAILER-13 a cut title has the whole one as its tooltip, a whole one has none', () => {
    const long = 'Ten percent off everything for the whole of the spring'
    const [cut, whole] = retailerView(
      retailer({ offers: [offer({ title: long }), offer()] }),
      configuration,
    ).offers
    expect([cut?.fullTitle, whole?.fullTitle]).toEqual([long, undefined])
  })

  test('RETAILER-04, RETAILER-06 thumbnail under the image host, and the description unchanged', () => {
    const view = retailerView(
      retailer({ thumbnailImageUrl: '/1.svg', description: '<p>Stays</p>' }),
      { ...configuration, imageHost: 'https://img.example' },
    )
    expect([view.image, view.description]).toEqual(['https://img.example/1.svg', '<p>Stays</p>'])
  })

  test('RETAILER-06, RETAILER-11 missing texts stay empty', () => {
    const { title: _, ...untitled } = offer()
    const view = retailerView(retailer({ offers: [untitled] }), configuration)
    expect([view.description, view.offers[0]?.title]).toEqual(['', ''])
  })

  test('RETAILER-09, RETAILER-10 one list for each group, its details in their order', () => {
    const { info } = retailerView(
      retailer({
        retailerInfo: [
          {
            headerTitle: 'Terms',
            details: [
              { text: 'third', sortOrder: 3 },
              { text: 'first' },
              { text: 'second', sortOrder: 2 },
            ],
          },
          { headerTitle: 'Nothing', details: [] },
          { details: [{ text: 'alone' }] },
        ],
      }),
      configuration,
    )
    expect(info).toEqual([
      { headerTitle: 'Terms', texts: ['first', 'second', 'third'] },
      { headerTitle: '', texts: ['alone'] },
    ])
  })
})

describe('May an offer be redeemed? (RETAILER-16, OQ-031)', () => {
  const cases = decisionTable(
    ['id', 'case', 'link', 'answer'],
    `
    id          | case                | link                     | answer
    RETAILER-16 | an https address    | https://shop.example/ten | yes
    OQ-031      | an http address     | http://shop.example/ten  | yes
    OQ-031      | a path of this host | /go/ten                  | yes
    RETAILER-16 | no link             | (null)                   | no
    OQ-031      | a blank link        |                          | no
    OQ-031      | a program           | javascript:alert(1)      | no
    OQ-031      | another scheme      | ftp://shop.example/ten   | no
    `,
  )
  for (const row of cases) {
    test(`${row.id} ${row.case}: ${row.answer}`, () => {
      const { redeemLink: _, ...rest } = offer()
      const given: Offer = row.link === '(null)' ? rest : { ...rest, redeemLink: row.link }
      expect(redeemAddress(given) !== undefined).toBe(row.answer === 'yes')
      expect(
        retailerView(retailer({ offers: [given] }), configuration).offers[0]?.isRedeemable,
      ).toBe(row.answer === 'yes')
    })
  }

  test('RETAILER-17 the hint is the specified one', () => {
    expect(retailersMessages.cannotRedeem).toBe(
      'Something went wrong. Please, contact us using Contact page.',
    )
  })
})

describe('Redeeming', () => {
  function startRedeem(opensTabs = true) {
    const clock = new SimulatedClock()
    const log = scriptedCall<void, [RetailerId, OfferId]>()
    const happened: string[] = []
    const tabs = {
      openTab: () => {
        if (!opensTabs) return undefined
        happened.push('tab opened')
        return { goTo: (href: string) => happened.push(`tab led to ${href}`) }
      },
    }
    const actor = createActor(redeemMachine({ logVisit: log.call }, tabs), {
      input: { retailer: RetailerId.make('1') },
      clock,
    }).start()
    return {
      clock,
      log,
      happened,
      leave: () => actor.send({ type: 'page.left' }),
      linkInstead: () => linkInstead(actor.getSnapshot()),
      redeem: async (given = offer()) => {
        actor.send({ type: 'offer.redeemed', offer: given })
        await quiet()
      },
    }
  }

  const arrived = ['tab opened', 'tab led to https://shop.example/ten']

  test('RETAILER-14, RETAILER-15 the visit is logged first, then the tab shows the link', async () => {
    const { redeem, log, happened } = startRedeem()
    await redeem()
    expect([log.asked, happened]).toEqual([[['1', '9']], ['tab opened']])
    await log.answer()
    expect(happened).toEqual(arrived)
  })

  test('RETAILER-15 a failed log does not keep the member from the shop (OQ-067)', async () => {
    const { redeem, log, happened } = startRedeem()
    await redeem()
    await log.fail(serverFault(500))
    expect(happened).toEqual(arrived)
  })

  test('RETAILER-15 nor does a slow one: it waits a second, and not less', async () => {
    const { redeem, clock, happened } = startRedeem()
    await redeem()
    clock.increment(999)
    expect(happened).toEqual(['tab opened'])
    clock.increment(1)
    expect(happened).toEqual(arrived)
  })

  test('RETAILER-14 further clicks meanwhile are ignored: one log, one tab', async () => {
    const { redeem, log, happened } = startRedeem()
    await redeem()
    await redeem()
    await log.answer()
    expect([log.asked.length, happened]).toEqual([1, arrived])
  })

  test('RETAILER-15 in a browser that opens no tab, the link is offered once the visit is logged, until the next click', async () => {
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

  test('RETAILER-15 a tab that was opened needs no link beside it', async () => {
    const { redeem, log, linkInstead } = startRedeem()
    expect(linkInstead()).toBeUndefined()
    await redeem()
    await log.answer()
    expect(linkInstead()).toBeUndefined()
  })

  test('RETAILER-15 leaving the page leaves no empty tab behind', async () => {
    const { redeem, leave, happened } = startRedeem()
    leave()
    await redeem()
    leave()
    expect(happened).toEqual(arrived)
  })

  test('RETAILER-16 an offer without a link opens nothing and logs nothing', async () => {
    const { redeem, log, happened } = startRedeem()
    await redeem(offer({ redeemLink: '' }))
    expect([log.asked, happened]).toEqual([[], []])
  })
})
