import { OfferId, RetailerId } from '@save/domain/kernel'
import { Effect } from 'effect'
import { describe, expect, test } from 'vitest'
import { payloadFaults } from '../testing/payload-faults.ts'
import { jsonAnswer, outcomeOf, scriptedServer } from '../testing/scripted-server.ts'
import { decoderOf, encoderOf } from '../wire/decoder.wire.ts'
import {
  categoryJson,
  exampleCategory,
  exampleFavourites,
  exampleRetailer,
  favouritesJson,
  retailerJson,
} from './retailers.examples.ts'
import { httpRetailers } from './retailers.http.ts'
import { RetailersWire, RetailerWire } from './retailers.wire.ts'

const hearthwick = RetailerId.make('1061')
const offer = OfferId.make('7001')
const readRetailer = (json: unknown) => Effect.runSync(decoderOf(RetailerWire)(json))

type Port = ReturnType<typeof httpRetailers>

/** Makes a call that gets this answer. Returns the request and the outcome. */
async function exchange<Answer>(
  call: (port: Port) => Effect.Effect<Answer, unknown>,
  answer: Response,
) {
  const { client, requests } = scriptedServer(() => answer)
  const outcome = await outcomeOf(call(httpRetailers(client)) as Effect.Effect<Answer, never>)
  const [request] = requests
  if (request === undefined) throw new Error('Nothing was sent')
  const sent = `${request.method} ${new URL(request.url).pathname} ${await request.text()}`.trim()
  return { sent, outcome }
}

describe('Reading', () => {
  test('API-14 GET /api/Retailers gives the retailers', async () => {
    expect(await exchange((port) => port.readRetailers(), jsonAnswer([retailerJson]))).toEqual({
      sent: 'GET /api/Retailers',
      outcome: { answer: [exampleRetailer] },
    })
  })

  test.each([
    ['the retailer', retailerJson],
    ['a list of it alone (OQ-070)', [retailerJson]],
  ])('API-15 GET /api/Retailers/{id} gives %s', async (_, json) => {
    expect(await exchange((port) => port.readRetailer(hearthwick), jsonAnswer(json))).toEqual({
      sent: 'GET /api/Retailers/1061',
      outcome: { answer: exampleRetailer },
    })
  })

  test.each([[[]], [[retailerJson, retailerJson]]])(
    'API-15 an empty list, or a list of several, isn’t a retailer',
    async (json) => {
      const { outcome } = await exchange((port) => port.readRetailer(hearthwick), jsonAnswer(json))
      expect(outcome).toEqual({ failure: { _tag: 'Malformed', at: '(answer)' } })
    },
  )

  test('API-15 an id with any characters stays in its segment of the path', async () => {
    const { sent } = await exchange(
      (port) => port.readRetailer(RetailerId.make('../a b/ü?x#y')),
      jsonAnswer(retailerJson),
    )
    expect(sent).toBe('GET /api/Retailers/..%2Fa%20b%2F%C3%BC%3Fx%23y')
  })

  test('API-16, DATA-21 GET /api/CashbackCategories gives the categories', async () => {
    expect(await exchange((port) => port.readCategories(), jsonAnswer([categoryJson]))).toEqual({
      sent: 'GET /api/CashbackCategories',
      outcome: { answer: [exampleCategory] },
    })
  })

  test('API-27 GET /api/Member/Favourites gives the ids in FavouriteList', async () => {
    expect(await exchange((port) => port.readFavourites(), jsonAnswer(favouritesJson))).toEqual({
      sent: 'GET /api/Member/Favourites',
      outcome: { answer: exampleFavourites },
    })
  })
})

describe('Changing', () => {
  const done = { answer: undefined }
  const answers = [jsonAnswer({}), jsonAnswer(favouritesJson), new Response(null, { status: 204 })]

  test.each(answers)('API-28 POST /api/Member/Favourites takes {RetailerId}', async (answer) => {
    expect(await exchange((port) => port.addFavourite(hearthwick), answer)).toEqual({
      sent: 'POST /api/Member/Favourites {"RetailerId":"1061"}',
      outcome: done,
    })
  })

  test.each([jsonAnswer({}), new Response(null)])(
    'API-29 DELETE /api/Member/Favourites/{retailerId} has no body',
    async (answer) => {
      expect(await exchange((port) => port.removeFavourite(hearthwick), answer)).toEqual({
        sent: 'DELETE /api/Member/Favourites/1061',
        outcome: done,
      })
    },
  )

  test('API-29 an id with any characters stays in its segment of the path', async () => {
    const { sent } = await exchange(
      (port) => port.removeFavourite(RetailerId.make('a/b')),
      jsonAnswer({}),
    )
    expect(sent).toBe('DELETE /api/Member/Favourites/a%2Fb')
  })

  test.each([jsonAnswer({}), new Response(null)])(
    'API-30 POST /api/Retailers/LogVisit takes retailerId and offerId',
    async (answer) => {
      expect(await exchange((port) => port.logVisit(hearthwick, offer), answer)).toEqual({
        sent: 'POST /api/Retailers/LogVisit {"retailerId":"1061","offerId":"7001"}',
        outcome: done,
      })
    },
  )

  test('OQ-143 ids are sent as numbers to a server that writes them as numbers', async () => {
    const sent: string[] = []
    const { client } = scriptedServer(async (request) => {
      sent.push(await request.text())
      return jsonAnswer(request.method === 'GET' ? retailerJson : {})
    })
    const port = httpRetailers(client)
    await outcomeOf(port.readRetailer(hearthwick))
    await outcomeOf(port.logVisit(hearthwick, offer))
    await outcomeOf(port.addFavourite(hearthwick))
    expect(sent).toEqual(['', '{"retailerId":1061,"offerId":7001}', '{"RetailerId":1061}'])
  })
})

describe('A retailer as the server spells it', () => {
  const minimal = { RetailerId: 1 }
  const [offerJson] = retailerJson.Offers

  test('DATA-18 all fields are read, with the image address unchanged', () => {
    expect(readRetailer(retailerJson)).toEqual(exampleRetailer)
  })

  test('DATA-18 missing fields are absent or empty', () => {
    expect(readRetailer(minimal)).toEqual({
      id: '1',
      name: '',
      tagList: [],
      offers: [],
      retailerInfo: [],
    })
  })

  test('DATA-18 tags may be numbers or text, and become text (OQ-056)', () => {
    expect(readRetailer({ ...minimal, TagList: [60, 'Kitchen'] }).tagList).toEqual([
      '60',
      'Kitchen',
    ])
  })

  test('DATA-18 an invalid tag is left out, and the retailer is still read (OQ-143)', () => {
    const TagList = [null, 60, true, {}, ['61'], 'Kitchen']
    expect(readRetailer({ ...minimal, TagList }).tagList).toEqual(
      Object.assign(['60', 'Kitchen'], { leftOut: 4 }),
    )
  })

  test('DATA-19 an offer without a link, or with null, can’t be redeemed', () => {
    for (const RedeemLink of [null, undefined]) {
      const { offers } = readRetailer({ ...minimal, Offers: [{ ...offerJson, RedeemLink }] })
      expect(offers[0]).not.toHaveProperty('redeemLink')
    }
  })

  test('DATA-19 pounds and percent keep their code and value', () => {
    for (const [Type, Value] of [
      [1, 25],
      [2, 7.5],
    ]) {
      const CashbackDetails = { Type, Value }
      const { offers } = readRetailer({ ...minimal, Offers: [{ ...offerJson, CashbackDetails }] })
      expect(offers[0]?.cashbackDetails).toEqual({ type: Type, value: Value })
    }
  })

  test.each([
    [true, true],
    ['true', true],
    [null, true],
    [undefined, true],
    [false, false],
    ['false', false],
  ])(
    'RETAILER-07 an offer with Enabled %j is shown: %j, so only false hides it (OQ-064)',
    (Enabled, isShown) => {
      const { offers } = readRetailer({ ...minimal, Offers: [{ ...offerJson, Enabled }] })
      expect(offers[0]?.enabled).toBe(isShown)
    },
  )

  test('DATA-20 a group of information is read with its details', () => {
    expect(readRetailer(retailerJson).retailerInfo).toEqual(exampleRetailer.retailerInfo)
  })

  test('DATA-18, DATA-19, DATA-20 the stand-in writes a retailer with the same spelling', () => {
    expect(encoderOf(RetailersWire)([exampleRetailer])).toEqual([
      { ...retailerJson, RetailerId: '1061', Offers: [{ ...offerJson, Id: '7001' }] },
    ])
  })
})

const offerFaults = ['Offers[0].Id']

payloadFaults({
  call: 'GET /api/Retailers',
  send: (client) => httpRetailers(client).readRetailers(),
  json: [retailerJson],
  essentials: ['[0].RetailerId', ...offerFaults.map((field) => `[0].${field}`)],
})

payloadFaults({
  call: 'GET /api/Retailers/{id}',
  send: (client) => httpRetailers(client).readRetailer(hearthwick),
  json: retailerJson,
  essentials: offerFaults,
})

payloadFaults({
  call: 'GET /api/CashbackCategories',
  send: (client) => httpRetailers(client).readCategories(),
  json: [categoryJson],
  essentials: ['[0].CategoryId'],
})

payloadFaults({
  call: 'GET /api/Member/Favourites',
  send: (client) => httpRetailers(client).readFavourites(),
  json: favouritesJson,
  essentials: ['FavouriteList'],
})

payloadFaults({
  call: 'POST /api/Member/Favourites',
  send: (client) => httpRetailers(client).addFavourite(hearthwick),
  json: {},
  essentials: [],
  mayBeEmpty: true,
  saysNothing: true,
})

payloadFaults({
  call: 'DELETE /api/Member/Favourites/{retailerId}',
  send: (client) => httpRetailers(client).removeFavourite(hearthwick),
  json: {},
  essentials: [],
  mayBeEmpty: true,
  saysNothing: true,
})

payloadFaults({
  call: 'POST /api/Retailers/LogVisit',
  send: (client) => httpRetailers(client).logVisit(hearthwick, offer),
  json: {},
  essentials: [],
  mayBeEmpty: true,
  saysNothing: true,
})
