import { type Basket, basketView } from '@save/domain/checkout'
import { leftOutOf, OrderId, pounds } from '@save/domain/kernel'
import { Effect } from 'effect'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { smallCatalogue } from '../testing/catalogue.examples.ts'
import { payloadFaults } from '../testing/payload-faults.ts'
import { jsonAnswer, outcomeOf, scriptedServer } from '../testing/scripted-server.ts'
import { decoderOf, encoderOf } from '../wire/decoder.wire.ts'
import type { Catalogue } from '../world/catalogue.ts'
import { createWorld } from '../world/world.ts'
import { basketJson, exampleBasket, exampleBilling } from './checkout.examples.ts'
import { httpCheckout } from './checkout.http.ts'
import { standInCheckoutPolicy } from './checkout.policy.ts'
import { BasketWire, OrderedWire, OrderWire, TotalWire } from './checkout.wire.ts'
import {
  orderGivenUp,
  orderOf,
  orderPaid,
  orderPlaced,
  purchasesToOrder,
} from './placed-orders.memory.ts'

const order = OrderId.make('7001')

/** Sends a call to a server with this answer. Returns the requests and the outcome. */
async function sent(answer: Response, call: (port: ReturnType<typeof httpCheckout>) => unknown) {
  const requests: unknown[] = []
  const { client } = scriptedServer(async (request) => {
    const { pathname, search } = new URL(request.url)
    const text = await request.text()
    requests.push(`${request.method} ${pathname}${search}`, text && JSON.parse(text))
    return answer
  })
  const outcome = await outcomeOf(call(httpCheckout(client)) as Effect.Effect<unknown, never>)
  return { requests, outcome }
}

describe('The basket as the server spells it', () => {
  test('API-35, DATA-23 GET /api/Basket gives its lines, each with its voucher and quantity', async () => {
    const { requests, outcome } = await sent(jsonAnswer(basketJson), (port) => port.readBasket())
    expect([requests, outcome]).toEqual([['GET /api/Basket', ''], { answer: exampleBasket }])
    expect(encoderOf(BasketWire)(exampleBasket)).toEqual(basketJson)
  })

  test('API-36 GET /api/Basket/Total with its four parameters gives {total}, or a number (OQ-101)', async () => {
    for (const json of [{ total: 142.5 }, 142.5]) {
      const { requests, outcome } = await sent(jsonAnswer(json), (port) => port.readTotal('credit'))
      expect([requests[0], outcome]).toEqual([
        'GET /api/Basket/Total?controller=Basket&action=Total&deliveryMethod=standard&paymentMethod=credit',
        { answer: pounds('142.50') },
      ])
    }
    expect(encoderOf(TotalWire)(pounds('142.50'))).toEqual({ total: 142.5 })
  })

  test.each([[null], ['12'], [{}], [{ total: null }], [{ total: '12' }], [[]]])(
    'BASKET-02 the total is never guessed: %j',
    async (json) => {
      const { outcome } = await sent(jsonAnswer(json), (port) => port.readTotal('debit'))
      expect(outcome).toMatchObject({ failure: { _tag: 'Malformed' } })
    },
  )
})

describe('Ordering', () => {
  const sentOrder = (answer: Response) => sent(answer, (port) => port.placeOrder(exampleBilling))

  test('API-37, CHECKOUT-11 POST /api/order takes deliveryInformation, with standard delivery', async () => {
    const { requests, outcome } = await sentOrder(jsonAnswer({ OrderId: 7001 }))
    expect(requests).toEqual([
      'POST /api/order',
      {
        deliveryInformation: {
          city: 'Leeds',
          county: 'West Yorkshire',
          email: 'priya@example.com',
          firstName: 'Priya',
          lastName: 'Shah',
          postCode: 'LS1 1AA',
          street: '4 Mill Lane',
          paymentMethod: 'debit',
          deliveryMethod: 'standard',
        },
      },
    ])
    expect(outcome).toEqual({ answer: { answer: 'ordered', orderId: '7001' } })
    expect(encoderOf(OrderedWire)({ orderId: order })).toEqual({ OrderId: '7001' })
  })

  test.each([
    ['', 'nobody knows'],
    [' ', 'nobody knows'],
    [0, 'nobody knows'],
    ['0', 'nobody knows'],
    ['00000000-0000-0000-0000-000000000000', 'nobody knows'],
    [10, 'placed'],
    ['A0', 'placed'],
  ])('OQ-135 an order number of %j identifies an order: %s', async (OrderId, expected) => {
    const { outcome } = await sentOrder(jsonAnswer({ OrderId }))
    expect('answer' in outcome ? 'placed' : 'nobody knows').toBe(expected)
  })

  test('API-37 a 400 or 422 refuses the order with every message of the server', async () => {
    for (const status of [400, 422]) {
      const { outcome } = await sentOrder(jsonAnswer({ ModelState: { city: ['Where?'] } }, status))
      expect(outcome).toEqual({ answer: { answer: 'refused', messages: ['Where?'] } })
    }
  })

  test('API-37 a server reads missing fields as empty, but requires a payment method', () => {
    const read = decoderOf(OrderWire)
    const information = Effect.runSync(
      read({ deliveryInformation: { paymentMethod: 'credit', city: null } }),
    ).deliveryInformation
    expect(information).toMatchObject({ city: '', postcode: '', paymentMethod: 'credit' })
    expect(
      Effect.runSync(Effect.flip(read({ deliveryInformation: { paymentMethod: 'cash' } }))),
    ).toEqual({ _tag: 'Malformed', at: 'deliveryInformation.paymentMethod' })
    const wrong = { paymentMethod: 'credit', city: 5 }
    expect(Effect.runSync(Effect.flip(read({ deliveryInformation: wrong })))).toEqual({
      _tag: 'Malformed',
      at: 'deliveryInformation.city',
    })
  })
})

describe('Paying', () => {
  const sentPay = (answer: Response) => sent(answer, (port) => port.startPayment(order, 'credit'))
  const text = (body: string, type: string) =>
    new Response(body, { headers: { 'content-type': type } })

  test('API-38 POST /api/Order/{id}/Pay (capital O) takes paymentMethod', async () => {
    const { requests } = await sentPay(jsonAnswer('https://pay.example/1'))
    expect(requests).toEqual(['POST /api/Order/7001/Pay', { paymentMethod: 'credit' }])
  })

  test.each([
    ['a JSON text', '"https://pay.example/1"', 'application/json', 'https://pay.example/1'],
    ['plain text', 'https://pay.example/1', 'text/plain', 'https://pay.example/1'],
    [
      'plain text in quotes, which the domain takes off',
      "'https://pay.example/1'",
      'text/plain; charset=utf-8',
      "'https://pay.example/1'",
    ],
    ['a text that is called HTML', '"https://pay.example/1"', 'text/html', 'https://pay.example/1'],
    [
      'a text that is called JSON',
      'https://pay.example/1',
      'application/json',
      'https://pay.example/1',
    ],
  ])('API-38 the address is %s (OQ-104)', async (_, body, type, address) => {
    expect((await sentPay(text(body, type))).outcome).toEqual({ answer: address })
  })

  test.each([[7], [null], [{}], [['https://pay.example/1']]])(
    'API-38 %j isn’t an address',
    async (json) => {
      expect((await sentPay(jsonAnswer(json))).outcome).toEqual({
        failure: { _tag: 'Malformed', at: '(answer)' },
      })
    },
  )

  test('plain text isn’t a basket unless it is JSON', async () => {
    const read = async (body: string) =>
      (await sent(text(body, 'text/plain'), (port) => port.readBasket())).outcome
    expect(await read('OK')).toEqual({ failure: { _tag: 'Malformed', at: '(content type)' } })
    expect(await read('{"Items":[]}')).toHaveProperty('answer')
  })
})

describe('Orders and payments have no deadline (OQ-135)', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test.each([
    ['an order', (port: ReturnType<typeof httpCheckout>) => port.placeOrder(exampleBilling)],
    ['a payment', (port: ReturnType<typeof httpCheckout>) => port.startPayment(order, 'debit')],
  ] as const)('CHECKOUT-05 the client waits for %s', async (_, call) => {
    vi.useFakeTimers()
    const { client, requests } = scriptedServer(() => new Promise(() => undefined))
    void outcomeOf(call(httpCheckout(client)) as Effect.Effect<unknown, never>)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([false])
  })
})

describe('An order in a world', () => {
  function ordered(change: Partial<Catalogue> = {}) {
    const world = createWorld({ catalogue: { ...smallCatalogue, ...change } })
    const purchase = {
      firstName: 'Sam',
      lastName: 'Reed',
      emailAddress: 'member@example.com',
      personalMessage: '',
      amount: pounds('10'),
      vendorCode: smallCatalogue.vendors[0]?.code ?? expect.unreachable(),
      vendorName: 'Tea & Brick',
      percentageDiscount: 0.05,
    }
    const buy = () => world.change({ basket: [...world.state.basket, purchase] })
    buy()
    const { id } = orderPlaced(world, 'credit') ?? expect.unreachable()
    return { world, buy, id, states: () => world.state.orders.map(({ state }) => state) }
  }

  test('an order is paid only once', () => {
    const { world, id, states } = ordered()
    expect([orderPaid(world, id), orderPaid(world, id), orderGivenUp(world, id)]).toEqual([
      true,
      false,
      false,
    ])
    expect([states(), world.state.basket]).toEqual([['paid'], []])
  })

  test('an abandoned order returns its items to the basket once, next to anything already there', () => {
    const { world, buy, id, states } = ordered()
    buy()
    expect([orderGivenUp(world, id), orderGivenUp(world, id), orderPaid(world, id)]).toEqual([
      true,
      false,
      false,
    ])
    expect([states(), world.state.basket.length]).toEqual([['given up'], 2])
  })

  test('an unknown order can be neither paid nor abandoned', () => {
    const { world } = ordered()
    expect([orderPaid(world, '1'), orderGivenUp(world, '1'), orderOf(world, '1')]).toEqual([
      false,
      false,
      undefined,
    ])
  })

  test('an order costs what its basket costs with the same payment method', () => {
    const { world, buy } = ordered({ creditCharge: 0.1 })
    buy()
    orderPlaced(world, 'debit')
    expect(world.state.orders.map(({ total }) => total)).toEqual([pounds('10.45'), pounds('9.50')])
  })

  test('a paid order is not placed again', () => {
    const { world, id } = ordered()
    orderPaid(world, id)
    expect([orderPlaced(world, 'credit'), purchasesToOrder(world)]).toEqual([undefined, []])
  })

  test('a world keeps the latest orders, and every id is new', () => {
    const { world, buy } = ordered()
    const { mostOrders, firstOrder } = standInCheckoutPolicy
    for (let count = 1; count <= mostOrders; count += 1) {
      buy()
      orderPlaced(world, 'credit')
    }
    const { orders } = world.state
    expect([orders.length, orders[0]?.id, orders.at(-1)?.id]).toEqual([
      mostOrders,
      String(firstOrder + 1),
      String(firstOrder + mostOrders),
    ])
  })
})

test('OQ-143 the basket adds up whole pence for any figures from the server', async () => {
  const figure = fc.oneof(
    fc.double(),
    fc.integer(),
    fc.constantFrom('2', null, 1e9, -1e9, 1000, 3.33),
  )
  const item = fc.record({
    NGCPurchase: fc.record({ Amount: figure, NetDiscount: figure }),
    Quantity: figure,
  })
  await fc.assert(
    fc.asyncProperty(fc.array(item, { maxLength: 80 }), async (Items) => {
      const { outcome } = await sent(jsonAnswer({ Items }), (port) => port.readBasket())
      if (!('answer' in outcome)) {
        expect(Items.length).toBeGreaterThan(0)
        return
      }
      const basket = outcome.answer as Basket
      expect(basket.items.length + leftOutOf(basket.items)).toBe(Items.length)
      expect(basketView(basket).youSave).toMatch(/^£[\d,]+\.\d\d$/)
    }),
  )
})

payloadFaults({
  call: 'GET /api/Basket',
  send: (client) => httpCheckout(client).readBasket(),
  json: basketJson,
  essentials: [
    'Items',
    'Items[0].NGCPurchase',
    'Items[0].NGCPurchase.Amount',
    'Items[0].NGCPurchase.NetDiscount',
  ],
  strict: ['Items[0].Quantity'],
})

payloadFaults({
  call: 'GET /api/Basket/Total',
  send: (client) => httpCheckout(client).readTotal('credit'),
  json: { total: 12 },
  essentials: ['total'],
  mayBeNumber: true,
})

payloadFaults({
  call: 'POST /api/order',
  send: (client) => httpCheckout(client).placeOrder(exampleBilling),
  json: { OrderId: 7001 },
  essentials: ['OrderId'],
})

payloadFaults({
  call: 'POST /api/Order/{id}/Pay',
  send: (client) => httpCheckout(client).startPayment(order, 'credit'),
  json: 'https://pay.example/1',
  essentials: [],
  saysNothing: true,
})
