import { array, assert, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import {
  notFound,
  OrderId,
  Pence,
  pounds,
  type ResourceRef,
  type ResourceView,
  resourceMachine,
  serverFault,
  timedOut,
  unreachable,
} from '../kernel/index.ts'
import { ledgerPolicy, lockMessages } from '../ledger/index.ts'
import { check } from '../testing/check.ts'
import { scriptedCall, waitUntilIdle } from '../testing/scripted-call.ts'
import { youSave } from './basket.rules.ts'
import type { Basket } from './basket.schema.ts'
import { basketLinkText, basketView } from './basket.selectors.ts'
import { basketRows, charges, savings } from './basket.table.ts'
import {
  type BillingForm,
  billingDraftOf,
  billingFields,
  billingFormOf,
  billingFromProfile,
  blankBilling,
  paymentMethodOf,
} from './billing.rules.ts'
import { complaints, profileStreets } from './billing.table.ts'
import {
  basketOf,
  exampleBilling,
  line,
  oneVoucher,
  ordered,
  startCheckout,
} from './checkout.examples.ts'
import { checkoutPolicy, paymentMethods } from './checkout.policy.ts'
import { delivery, paying, shownTotals } from './checkout.table.ts'
import { orderNow } from './ordering.rules.ts'
import { checkoutWith, orders, payableOrders, totalsToOrder } from './ordering.table.ts'
import { placeOf, providerAddress, withoutQuotes } from './provider.rules.ts'
import { providerAddresses } from './provider.table.ts'

check(savings)

test('BASKET-03 the price and the saving add up to the face value', () => {
  const item = record({
    amount: integer({ min: 0, max: 100_000 }),
    quantity: integer({ min: 1, max: 9 }),
    off: integer({ min: 0, max: 100 }),
  })
  assert(
    property(array(item, { maxLength: 5 }), (items) => {
      const lines = items.map(({ amount, quantity, off }) => ({
        vendorName: 'x',
        amount: Pence.make(amount),
        quantity,
        netDiscount: Pence.make(Math.round((amount * quantity * (100 - off)) / 100)),
      }))
      const pays = lines.reduce((sum, { netDiscount }) => sum + netDiscount, 0)
      const worth = lines.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0)
      expect(youSave(basketOf(...lines)) + pays).toBe(worth)
    }),
  )
})

check(charges)

check(basketRows)

test('BASKET-01, BASKET-03 the basket shows its rows and their saving', () => {
  const { youSave, isEmpty } = basketView(basketOf(line('25.00', 4, '90.00')))
  expect([youSave, isEmpty]).toEqual(['£10.00', false])
})

check(shownTotals)
check(complaints)
check(delivery)

test('CHECKOUT-02 the address has these seven fields', () => {
  expect(billingFields).toEqual([
    'firstName',
    'lastName',
    'street',
    'city',
    'county',
    'postcode',
    'email',
  ])
})

test('CHECKOUT-01 the methods are credit and debit, with credit chosen at first (OQ-099)', () => {
  expect([paymentMethods, checkoutPolicy.firstPaymentMethod]).toEqual([
    ['credit', 'debit'],
    'credit',
  ])
})

describe('Storing the form over a login (OQ-134)', () => {
  test('CHECKOUT-02 the typed text and the payment method are restored', () => {
    const form: BillingForm = { ...exampleBilling, paymentMethod: 'debit', county: '' }
    const draft = billingDraftOf(form)
    expect(draft && billingFormOf(draft)).toEqual(form)
  })

  test('CHECKOUT-02 an unedited form is not stored', () => {
    expect(billingDraftOf({ ...blankBilling, paymentMethod: 'debit' })).toBeUndefined()
  })

  test('CHECKOUT-01 an unknown payment method becomes credit', () => {
    expect(['debit', 'credit', 'cash', '', undefined].map(paymentMethodOf)).toEqual([
      'debit',
      'credit',
      'credit',
      'credit',
      'credit',
    ])
  })
})

check(providerAddresses)

describe('The address of the payment provider', () => {
  test.each([
    ['a control character before two slashes', '\u0001//pay.example/1'],
    ['a control character before two backslashes', '"\u0000\\\\pay.example/1"'],
    ['a line break within http', 'ht\ntp://pay.example/1'],
    ['a tab between two slashes', '/\t/pay.example/1'],
    ['a tab within the name of a script', 'java\tscript:alert(1)'],
    ['a control character before a script', '"\u0008javascript:alert(1)"'],
  ])('CHECKOUT-09 %s, which browsers skip, can’t hide another host or a script', (_, answer) => {
    expect(providerAddress(answer, 'http://localhost:4400')).toBeUndefined()
  })

  test('CHECKOUT-09 characters that browsers skip are left out of the address', () => {
    expect(providerAddress('"\u0001https://pay.exa\nmple/1"', 'http://localhost:4400')).toBe(
      'https://pay.example/1',
    )
  })

  test('CHECKOUT-09 white space and repeated quotes around an address are stripped', () => {
    expect([withoutQuotes(' "https://pay.example/1" '), withoutQuotes(`"'/Provider/1'"`)]).toEqual([
      'https://pay.example/1',
      '/Provider/1',
    ])
  })

  test('CHECKOUT-09 quotes inside an address stay', () => {
    expect([
      withoutQuotes('"https://pay.example/?q="a""'),
      withoutQuotes('https://pay.example/?q="a"b'),
      placeOf('http://localhost:4400/pay/7', 'http://localhost:4400'),
    ]).toEqual([
      'https://pay.example/?q="a',
      'https://pay.example/?q="a"b',
      'http://localhost:4400/pay/7',
    ])
  })
})

check(paying)

describe('Paying', () => {
  test('CHECKOUT-07, CHECKOUT-08 a submit places the order, starts its payment, and opens the provider', async () => {
    const { submit, order, pay, went } = await startCheckout()
    await submit()
    expect([order.asked.length, pay.asked.length]).toEqual([1, 0])
    await order.answer(ordered)
    expect([order.asked, pay.asked, went]).toEqual([[[exampleBilling]], [['O-1', 'credit']], []])
    await pay.answer('"https://pay.example/1"')
    expect(went).toEqual(['https://pay.example/1'])
  })

  test('CHECKOUT-05, OQ-032 while another tab starts a payment nothing can be paid here, and the page says why', async () => {
    const { submit, order, tabs, mayProceed, note } = await startCheckout()
    const elsewhere = tabs.callElsewhere('payment')
    await waitUntilIdle()
    await submit()
    expect([mayProceed(), note(), order.asked.length]).toEqual([
      false,
      'Another tab is starting a payment.',
      0,
    ])
    elsewhere.refused()
    await waitUntilIdle()
    expect([mayProceed(), note()]).toEqual([true, undefined])
  })

  test.each([
    ['of this page', undefined],
    ['of a page that is gone', 'elsewhere'],
  ])(
    'CHECKOUT-05, OQ-135 while a payment %s may still be starting, nothing can be paid here, and the page says why',
    async (_, stage) => {
      const { submit, order, pay, tabs, mayProceed, note, clock } = await startCheckout()
      await submit()
      await order.answer(ordered)
      if (stage === undefined) await pay.fail(unreachable)
      else {
        await pay.fail(notFound)
        tabs.callElsewhere('payment').gone()
        await waitUntilIdle()
      }
      await submit()
      expect([mayProceed(), note(), pay.asked.length]).toEqual([
        false,
        lockMessages.ours.mayStillArrive.payment,
        1,
      ])
      clock.increment(ledgerPolicy.lateMs)
      await waitUntilIdle()
      expect(mayProceed()).toBe(true)
      await submit()
      expect(pay.asked.length).toBe(2)
    },
  )

  test('CHECKOUT-05, OQ-135 while an order from before a reload may still be placed, an earlier unpaid one can’t be paid', async () => {
    const { submit, order, pay, read, tabs, mayProceed, clock } = await startCheckout()
    await submit()
    await order.answer(ordered)
    await read.answer(basketOf())
    await pay.fail(serverFault(500))
    expect(mayProceed()).toBe(true)
    tabs.callElsewhere('basket').gone()
    await waitUntilIdle()
    await submit()
    expect([mayProceed(), pay.asked.length]).toEqual([false, 1])
    clock.increment(ledgerPolicy.lateMs)
    await submit()
    expect([pay.asked.length, order.asked.length]).toEqual([2, 1])
  })

  test('CHECKOUT-07 changed details make a new order even if the first has emptied the basket', async () => {
    const { submit, change, order, pay, read, readTotals, messages } = await startCheckout()
    await submit()
    await order.answer(ordered)
    await pay.fail(serverFault(500))
    await read.answer(basketOf())
    readTotals()
    await change({ city: 'York' })
    await submit()
    await order.answer({ answer: 'ordered', orderId: OrderId.make('O-2') })
    await pay.fail(serverFault(500))
    await submit()
    expect([order.asked.length, pay.asked.map(([id]) => id), messages()]).toEqual([
      2,
      ['O-1', 'O-2', 'O-2'],
      [],
    ])
  })

  test('BASKET-01, BASKET-02 an unpaid order shows its own items and total, even if the basket has changed', async () => {
    const { submit, change, order, pay, shown } = await startCheckout()
    expect(shown(basketOf(), '0')).toEqual([0, '£0.00'])
    await submit()
    expect(shown(basketOf(), '0')).toEqual([1, '£9.50'])
    await order.answer(ordered)
    await pay.fail(serverFault(500))
    expect(shown(basketOf(), '0')).toEqual([1, '£9.50'])
    const more = basketOf(line('1.00', 1, '1.00'), line('2.00', 1, '2.00'))
    expect(shown(more, '3.00')).toEqual([1, '£9.50'])
    await change({ city: 'York' })
    expect(shown(more, '3.00')).toEqual([2, '£3.00'])
    expect(shown(basketOf(), '0')).toEqual([1, '£9.50'])
    await change({ paymentMethod: 'debit' })
    expect(shown(basketOf(), '0')).toEqual([1, undefined])
  })

  test('a refused order leaves the basket as it was', async () => {
    const { submit, order, shown } = await startCheckout()
    await submit()
    await order.answer({ answer: 'refused', messages: ['Not today.'] })
    expect(shown(basketOf(), '0')).toEqual([0, '£0.00'])
  })

  test('BASKET-01 after a refusal the basket is read before the next order, since another tab may have emptied it', async () => {
    const { submit, order, read, readTotals, messages } = await startCheckout()
    await submit()
    await order.answer({ answer: 'refused', messages: ['Your basket is empty.'] })
    await submit()
    expect([order.asked.length, read.asked.length, messages()]).toEqual([
      1,
      2,
      ['Your basket is empty.'],
    ])
    await read.answer(oneVoucher)
    readTotals()
    await submit()
    expect(order.asked).toHaveLength(2)
  })

  test('CHECKOUT-07 added white space around a text doesn’t count as a change', async () => {
    const { submit, change, order, pay } = await startCheckout()
    await submit()
    await order.answer(ordered)
    await pay.fail(serverFault(500))
    await change({ city: ' Leeds ' })
    await submit()
    expect([order.asked.length, pay.asked.length]).toEqual([1, 2])
  })

  test('CHECKOUT-05, CHECKOUT-10 while the browser is leaving, another submit doesn’t pay again, and the form can be edited', async () => {
    const { submit, change, form, order, pay, clock, went, isLocked } = await startCheckout()
    await submit()
    await order.answer(ordered)
    await pay.answer('/Provider/1')
    clock.increment(2_999)
    await submit()
    await change({ city: 'York' })
    await submit()
    await change({ city: 'Leeds' })
    await submit()
    expect([order.asked.length, pay.asked.length, went, isLocked()]).toEqual([
      1,
      1,
      ['/Provider/1'],
      false,
    ])
    expect(form().city).toBe('Leeds')
  })

  test('CHECKOUT-10 a member who is still here and changes something gets a new order, and complaints about missing details', async () => {
    const { submit, change, order, pay, clock, read, readTotals, complaints } =
      await startCheckout()
    await submit()
    await order.answer(ordered)
    await read.answer(basketOf())
    readTotals()
    await pay.answer('/Provider/1')
    clock.increment(3_000)
    await change({ city: ' ' })
    await submit()
    expect([order.asked.length, complaints()]).toEqual([1, { city: 'This field is required.' }])
    await change({ city: 'York' })
    await submit()
    expect(order.asked.map(([{ city }]) => city)).toEqual(['Leeds', 'York'])
  })

  test('CHECKOUT-05, CHECKOUT-10 after a server error the form unlocks, but the basket must be read before a second order (OQ-135)', async () => {
    const { submit, change, order, read, total, readTotals, mayProceed, isLocked, button, form } =
      await startCheckout()
    await submit()
    await order.fail(serverFault(500))
    await change({ city: 'York' })
    await submit()
    expect([isLocked(), button(), mayProceed(), form().city]).toEqual([
      false,
      'Proceed to payment',
      false,
      'York',
    ])
    expect([order.asked.length, read.asked.length, total.getSnapshot().value]).toEqual([
      1,
      2,
      'stale',
    ])
    await read.answer(oneVoucher)
    expect(mayProceed()).toBe(false)
    readTotals()
    expect(mayProceed()).toBe(true)
    await submit()
    expect(order.asked.map(([billing]) => billing.city)).toEqual(['Leeds', 'York'])
  })

  test('BASKET-02 a basket that a lost order may have emptied shows no total, since the server’s may belong to that order', async () => {
    const { submit, order, shown } = await startCheckout()
    const totalOf = (basket: Basket) => shown(basket, '9.50')[1]
    await submit()
    await order.fail(timedOut)
    expect([totalOf(basketOf()), totalOf(oneVoucher)]).toEqual([undefined, '£9.50'])
  })

  test('CHECKOUT-05 an unreadable basket keeps the button disabled, and trying again only reads the basket', async () => {
    const { submit, retry, order, read, readTotals, mayProceed, isUnread, isReadAgain } =
      await startCheckout()
    await submit()
    expect([isUnread(), isReadAgain()]).toEqual([false, false])
    await order.fail(serverFault(500))
    expect([isUnread(), isReadAgain()]).toEqual([false, true])
    await read.fail(unreachable)
    await submit()
    expect([isUnread(), isReadAgain(), mayProceed()]).toEqual([true, false, false])
    expect(order.asked).toHaveLength(1)
    await retry()
    expect([isUnread(), isReadAgain(), mayProceed()]).toEqual([false, true, false])
    expect(read.asked).toHaveLength(3)
    await read.answer(oneVoucher)
    expect([isUnread(), isReadAgain(), mayProceed()]).toEqual([false, true, false])
    readTotals()
    expect([isUnread(), isReadAgain(), mayProceed()]).toEqual([false, false, true])
    expect(order.asked).toHaveLength(1)
  })

  test('CHECKOUT-05 order and payment have no deadline, but after 15 s the page says that they are taking a long time', async () => {
    const { submit, order, pay, clock, isWaitingLong } = await startCheckout()
    await submit()
    clock.increment(14_999)
    expect(isWaitingLong()).toBe(false)
    clock.increment(1)
    expect([isWaitingLong(), order.interrupted()]).toEqual([true, 0])
    await order.answer(ordered)
    clock.increment(14_999)
    expect(isWaitingLong()).toBe(false)
    clock.increment(600_000)
    expect([isWaitingLong(), pay.interrupted()]).toEqual([true, 0])
    await pay.answer('/Provider/1')
    expect(isWaitingLong()).toBe(false)
  })

  describe('An order makes the basket and its totals stale (OQ-032)', () => {
    async function startReading() {
      const { basketRef, total, ...checkout } = await startCheckout()
      return {
        ...checkout,
        known: () => [basketRef.getSnapshot().value, total.getSnapshot().value],
        readByAnother: () => {
          basketRef.send({ type: 'resource.replaced', value: basketOf() })
          total.send({ type: 'resource.replaced', value: pounds('0') })
        },
      }
    }

    test('CHECKOUT-07 the answer to an order makes basket and total stale, even if they were read while it ran', async () => {
      const { submit, order, known, readByAnother } = await startReading()
      await submit()
      readByAnother()
      await order.answer(ordered)
      expect(known()).toEqual(['loading', 'stale'])
    })

    test('CHECKOUT-07 after a lost response the basket is read again at once, and the total once it is needed', async () => {
      const { submit, order, known, readByAnother } = await startReading()
      await submit()
      readByAnother()
      await order.fail(unreachable)
      expect(known()).toEqual(['loading', 'stale'])
    })
  })

  test('CHECKOUT-01, CHECKOUT-02 at first the form has only a payment method, and there are no messages', async () => {
    const { form, messages } = await startCheckout({})
    const empty = Object.fromEntries(billingFields.map((field) => [field, '']))
    expect([form(), messages()]).toEqual([{ ...empty, paymentMethod: 'credit' }, []])
  })

  test('CHECKOUT-03 an unknown basket can’t be ordered', async () => {
    const { submit, order, mayProceed } = await startCheckout(exampleBilling, basketOf(), 'unread')
    await submit()
    expect([mayProceed(), order.asked.length]).toEqual([false, 0])
  })

  async function failAnew<Value>(resource: ResourceRef<Value>, fail: () => Promise<void>) {
    resource.send({ type: 'resource.invalidated' })
    resource.send({ type: 'resource.needed' })
    await waitUntilIdle()
    await fail()
  }

  test('BASKET-01, CHECKOUT-03 a basket that couldn’t be read again isn’t shown and can’t be ordered', async () => {
    const { submit, order, read, basketRef, mayProceed, seen } = await startCheckout()
    expect([mayProceed(), seen().basket]).toEqual([true, 'ready'])
    await failAnew(basketRef, () => read.fail(serverFault(500)))
    await submit()
    expect([mayProceed(), seen().basket, order.asked.length]).toEqual([false, 'failed', 0])
    basketRef.send({ type: 'resource.needed' })
    await waitUntilIdle()
    expect([mayProceed(), seen().basket]).toEqual([false, 'loading'])
    await read.answer(basketOf(line('10.00', 2, '19.00')))
    expect([mayProceed(), seen().basket]).toEqual([true, 'ready'])
  })

  test('BASKET-02, CHECKOUT-03 a total that couldn’t be read again isn’t shown, and nothing can be ordered', async () => {
    const reading = scriptedCall<Pence>()
    const total = createActor(resourceMachine(reading.call)).start()
    total.send({ type: 'resource.replaced', value: pounds('9.50') })
    const { submit, order, mayProceed, seen } = await startCheckout(
      exampleBilling,
      oneVoucher,
      'read',
      total,
    )
    await failAnew(total, () => reading.fail(serverFault(500)))
    await submit()
    expect([mayProceed(), seen().total, order.asked.length]).toEqual([false, 'failed', 0])
    total.send({ type: 'resource.needed' })
    await waitUntilIdle()
    await reading.answer(pounds('9.00'))
    expect([mayProceed(), seen().total]).toEqual([true, 'ready'])
  })

  test('CHECKOUT-10 an unpaid order is paid even if the basket has changed, but not placed with other details', async () => {
    const { submit, change, order, pay, read, mayProceed, seen } = await startCheckout()
    await submit()
    await order.answer(ordered)
    await pay.fail(serverFault(500))
    await read.fail(serverFault(500))
    expect([mayProceed(), seen().basket]).toEqual([true, 'ready'])
    await change({ city: 'York' })
    await submit()
    expect([mayProceed(), seen().basket, order.asked.length]).toEqual([false, 'failed', 1])
    await change({ city: 'Leeds' })
    await submit()
    expect([order.asked.length, pay.asked.length]).toEqual([1, 2])
  })

  test('CHECKOUT-03 an order that emptied the basket can still be paid (OQ-105)', async () => {
    const { submit, order, pay, basketRef, mayProceed } = await startCheckout()
    await submit()
    await order.answer(ordered)
    await pay.fail(serverFault(500))
    basketRef.send({ type: 'resource.replaced', value: basketOf() })
    expect(mayProceed()).toBe(true)
    await submit()
    expect([order.asked.length, pay.asked.length]).toEqual([1, 2])
  })

  test('CHECKOUT-04 nothing is sent while a detail is missing, and complaints appear from then on', async () => {
    const { submit, change, order, complaints } = await startCheckout({
      ...exampleBilling,
      city: ' ',
    })
    expect(complaints()).toEqual({})
    await submit()
    expect([order.asked.length, complaints()]).toEqual([0, { city: 'This field is required.' }])
    await change({ city: 'Leeds' })
    expect(complaints()).toEqual({})
  })
})

const basketWith = (...quantities: readonly number[]): ResourceView<Basket> => ({
  is: 'ready',
  value: {
    items: quantities.map((quantity) => ({
      vendorName: 'Plumfield Grocers',
      amount: pounds('10'),
      netDiscount: pounds('9.50'),
      quantity,
    })),
    hasDeliverables: false,
  },
})

const cases: readonly (readonly [string, ResourceView<Basket>, string | undefined])[] = [
  ['one voucher', basketWith(1), 'Your basket (1)'],
  ['two lines, one of them of several vouchers', basketWith(4, 1), 'Your basket (5)'],
  ['very many', basketWith(1200), 'Your basket (1,200)'],
  ['nothing in it', basketWith(), undefined],
  ['contents that are not known yet', { is: 'loading' }, undefined],
  ['contents that can’t be read', { is: 'failed', failure: unreachable }, undefined],
]
for (const [name, basket, text] of cases) {
  test(`BASKET-01 the link to a basket with ${name}: ${text ?? 'not there'}`, () => {
    expect(basketLinkText(basket)).toBe(text)
  })
}

check(profileStreets)

test('OQ-106 the profile fills the other fields, trimmed', () => {
  expect(
    billingFromProfile({
      name: { title: 'Ms', firstName: ' Priya ', middleNames: 'R', lastName: 'Shah' },
      address: { district: 'Holbeck', town: 'Leeds', county: 'Yorkshire', postcode: 'LS1 4AP' },
      emailAddress: 'member@example.com',
    }),
  ).toEqual({
    firstName: 'Priya',
    lastName: 'Shah',
    city: 'Leeds',
    county: 'Yorkshire',
    postcode: 'LS1 4AP',
    email: 'member@example.com',
  })
})

test('OQ-106 details missing or blank in the profile leave their fields unchanged', () => {
  expect(billingFromProfile({ name: { firstName: ' ' }, address: { town: '' } })).toEqual({})
})

check(orders)

test('OQ-098 an order has the trimmed details, and is paid by credit', () => {
  for (const given of orders.rows.map(orders.givenIn)) {
    const order = orderNow(checkoutWith(given))
    if (order) expect([order.billing, order.paymentMethod]).toEqual([exampleBilling, 'credit'])
  }
})

check(totalsToOrder)
check(payableOrders)
