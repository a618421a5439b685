import { VendorCode } from '@save/domain/kernel'
import { Effect } from 'effect'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { memoryPorts } from '../entrances/memory.ts'
import { smallCatalogue } from '../testing/catalogue.examples.ts'
import { payloadFaults } from '../testing/payload-faults.ts'
import { jsonAnswer, outcomeOf, scriptedServer } from '../testing/scripted-server.ts'
import { decoderOf, encoderOf } from '../wire/decoder.wire.ts'
import { mostLoggedVisits } from '../world/logged-visits.ts'
import { createWorld } from '../world/world.ts'
import { examplePurchase, exampleVendors, vendorsJson } from './vouchers.examples.ts'
import { httpVouchers } from './vouchers.http.ts'
import { PurchaseWire, VendorsWire } from './vouchers.wire.ts'

afterEach(() => {
  vi.useRealTimers()
})

const readVendors = (json: unknown) => Effect.runSync(decoderOf(VendorsWire)(json))

describe('The vendors as the server spells them', () => {
  test('API-18, DATA-16, DATA-17 GET /api/NGCVendors gives the vendors', async () => {
    const { client, requests } = scriptedServer(() => jsonAnswer(vendorsJson))
    expect(await outcomeOf(httpVouchers(client).readVendors())).toEqual({ answer: exampleVendors })
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET https://portal.test/api/NGCVendors',
    ])
  })

  test('DATA-16 a vendor’s missing fields are off, empty or unknown (OQ-143)', () => {
    expect(readVendors([{ VendorCode: 7 }])).toEqual([
      {
        code: '7',
        name: '',
        percentageDiscount: 0,
        hasFixedRange: false,
        hasRangedRange: false,
        fixedValues: [],
        isRangeEndLimited: false,
      },
    ])
  })

  test('DATA-16 an inventory without a currency has an unknown one', () => {
    for (const Inventory of [null, {}, { Range: null }, { Range: { Currency: null } }]) {
      expect(readVendors([{ VendorCode: 'A', Inventory }])[0]).not.toHaveProperty('currency')
    }
  })

  const flags = {
    HasFixedRange: 'hasFixedRange',
    HasRangedRange: 'hasRangedRange',
    IsRangeEndLimited: 'isRangeEndLimited',
  } as const

  test.each(Object.entries(flags))('DATA-17 the flag %s is read separately', (spelled, flag) => {
    const [vendor] = readVendors([{ VendorCode: 'A', [spelled]: true }])
    expect(Object.values(flags).filter((each) => vendor?.[each])).toEqual([flag])
  })

  test('DATA-16, DATA-17 the stand-in writes vendors with the specification’s spelling', () => {
    expect(encoderOf(VendorsWire)(exampleVendors)).toEqual(vendorsJson)
  })
})

describe('Buying a voucher', () => {
  const answeredBy = (answer: Response) =>
    outcomeOf(httpVouchers(scriptedServer(() => answer).client).purchaseVoucher(examplePurchase))

  test('API-33, API-34 POST /api/PurchaseNGCVoucher takes these ten fields, once', async () => {
    const bodies: unknown[] = []
    const { client, requests } = scriptedServer(async (request) => {
      bodies.push(await request.json())
      return jsonAnswer({})
    })
    await outcomeOf(httpVouchers(client).purchaseVoucher(examplePurchase))
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST https://portal.test/api/PurchaseNGCVoucher',
    ])
    expect(bodies).toEqual([
      {
        firstName: 'Sam',
        lastName: 'Reed',
        emailAddress: 'member@example.com',
        personalMessage: 'Enjoy!',
        amount: 25.5,
        currency: 'GBP',
        vendorCode: 'TBRK',
        vendorName: 'Tea & Brick',
        percentageDiscount: 0.05,
        description: 'Gift Card',
      },
    ])
  })

  test.each([
    ['no body', () => new Response(null, { status: 204 })],
    ['any JSON', () => jsonAnswer({ Id: 1 }, 201)],
  ])('a success with %s completes the purchase', async (_, answer) => {
    expect(await answeredBy(answer())).toEqual({ answer: { answer: 'purchased' } })
  })

  test('API-33 a 400 or 422 refuses with every message of the server (OQ-096)', async () => {
    const ModelState = { amount: ['Sold out.'], '': ['Try later.', 'Sold out.'] }
    for (const status of [400, 422]) {
      expect(await answeredBy(jsonAnswer({ ModelState }, status))).toEqual({
        answer: { answer: 'refused', messages: ['Sold out.', 'Try later.'] },
      })
    }
    expect(await answeredBy(new Response('<h1>No', { status: 400 }))).toEqual({
      answer: { answer: 'refused', messages: [] },
    })
  })

  test.each([406, 409, 412])(
    'a %i is a refusal only if it gives reasons (OQ-018)',
    async (status) => {
      expect(await answeredBy(jsonAnswer({ ModelState: { a: ['b'] } }, status))).toEqual({
        answer: { answer: 'refused', messages: ['b'] },
      })
      expect(await answeredBy(jsonAnswer({}, status))).toEqual({
        failure: { _tag: 'ServerFault', status },
      })
    },
  )

  test.each([500, 503])('a %i is never a refusal', async (status) => {
    expect(await answeredBy(jsonAnswer({ ModelState: { a: ['b'] } }, status))).toEqual({
      failure: { _tag: 'ServerFault', status },
    })
  })

  test('VOUCHER-15 a purchase has no deadline (OQ-135)', async () => {
    vi.useFakeTimers()
    const { client, requests } = scriptedServer(() => new Promise(() => undefined))
    void outcomeOf(httpVouchers(client).purchaseVoucher(examplePurchase))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([false])
  })

  test('API-33 a server reads missing fields as empty, and a missing amount as zero', () => {
    const read = decoderOf(PurchaseWire)
    expect(Effect.runSync(Effect.flip(read({ amount: 'ten' })))).toMatchObject({ at: 'amount' })
    expect(Effect.runSync(read({ amount: null }))).toEqual({
      firstName: '',
      lastName: '',
      emailAddress: '',
      personalMessage: '',
      amount: 0,
      currency: '',
      vendorCode: '',
      vendorName: '',
      percentageDiscount: 0,
      description: '',
    })
  })
})

describe('A list with an invalid value', () => {
  test.each([null, {}, { Amount: null }, { Amount: 'ten', DisplayValue: '£10' }, 'ten'])(
    'DATA-17 %j is ignored, and the other amounts can be chosen (OQ-143)',
    (poor) => {
      const sound = { Amount: 12.5, DisplayValue: '£12.50' }
      const [vendor] = readVendors([{ VendorCode: 'A', FixedValues: [poor, sound] }])
      expect(vendor?.fixedValues).toEqual(
        Object.assign([{ amount: 1250, displayValue: '£12.50' }], { leftOut: 1 }),
      )
    },
  )
})

describe('Logging a visit', () => {
  test('API-32, VOUCHER-24 POST /api/NGCVendors/LogVisit takes the vendor’s code as vendorId (OQ-081)', async () => {
    const bodies: unknown[] = []
    const { client, requests } = scriptedServer(async (request) => {
      bodies.push(await request.json())
      return new Response(null, { status: 204 })
    })
    const visit = httpVouchers(client).logVisit(VendorCode.make('TBRK'))
    expect(await outcomeOf(visit)).toEqual({ answer: undefined })
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST https://portal.test/api/NGCVendors/LogVisit',
    ])
    expect(bodies).toEqual([{ vendorId: 'TBRK' }])
  })

  test('API-32 a world keeps the latest visits, each with its time', () => {
    let now = 0
    const world = createWorld({ catalogue: smallCatalogue, now: () => now })
    world.visit.signedIn = { since: 0, provenAt: 0, rememberMe: false }
    const { vouchers } = memoryPorts(world)
    for (now = 1; now <= mostLoggedVisits + 1; now += 1) {
      Effect.runSync(vouchers.logVisit(VendorCode.make('tbrk')))
    }
    const { loggedVisits } = world.state
    expect([loggedVisits.length, loggedVisits[0], loggedVisits.at(-1)?.at]).toEqual([
      mostLoggedVisits,
      { destination: { to: 'vendor', vendor: 'TBRK' }, at: 2 },
      mostLoggedVisits + 1,
    ])
  })
})

payloadFaults({
  call: 'GET /api/NGCVendors',
  send: (client) => httpVouchers(client).readVendors(),
  json: vendorsJson,
  essentials: ['[0].VendorCode', '[0].FixedValues[0].Amount'],
  strict: ['[0].PercentageDiscount'],
})

payloadFaults({
  call: 'POST /api/PurchaseNGCVoucher',
  send: (client) => httpVouchers(client).purchaseVoucher(examplePurchase),
  json: {},
  essentials: [],
  mayBeEmpty: true,
  saysNothing: true,
})

payloadFaults({
  call: 'POST /api/NGCVendors/LogVisit',
  send: (client) => httpVouchers(client).logVisit(VendorCode.make('TBRK')),
  json: {},
  essentials: [],
  mayBeEmpty: true,
  saysNothing: true,
})
