import { describe, expect, test } from 'vitest'
import { notFound, pounds, serverFault } from '../kernel/index.ts'
import { ledgerPolicy } from '../ledger/index.ts'
import { check } from '../testing/check.ts'
import { shownAs } from '../testing/control.ts'
import { waitUntilIdle } from '../testing/scripted-call.ts'
import { billingFields, blankBilling } from './billing.rules.ts'
import { basketOf, oneVoucher, ordered, withBasket } from './checkout.examples.ts'
import { checkoutMessages } from './checkout.messages.ts'
import type { OpenOrder } from './checkout.schema.ts'
import {
  checkoutBasket,
  checkoutTotal,
  isCheckoutLocked,
  isOrderToBePaid,
  maySetOrderAside,
  openOrderNotes,
  proceedControl,
  totalText,
} from './checkout.selectors.ts'
import { billing, kept, openCheckout, order, orderIn } from './kept-order.examples.ts'
import { keptOrderOf, toKeep } from './kept-order.rules.ts'
import { detailsEnteredAgain, keptWhilePaying, unpayableOrders } from './kept-order.table.ts'
import { waysBack } from './provider.table.ts'
import { mayStillBeUnpaid } from './provider-return.rules.ts'

describe('Storing an unpaid order (OQ-105)', () => {
  const written = JSON.parse(JSON.stringify(toKeep(order, false, 'c')))

  test('OQ-134 the tab stores the order’s number and content, but none of the member’s details', () => {
    expect(keptOrderOf(written, 'c')).toEqual(kept)
    for (const field of billingFields) expect(JSON.stringify(written)).not.toContain(billing[field])
  })

  test('OQ-105, OQ-134 a stored hash recognises the order’s details, even after the next reload', () => {
    expect(Math.abs(written.billingMark)).toBeLessThan(2 ** 32)
    expect(toKeep(kept, false, 'c')).toEqual({ ...kept, basketChanged: 'c' })
  })

  test('OQ-143 the number of items that can’t be shown is stored', () => {
    const items = Object.assign([...order.basket.items], { leftOut: 2 })
    const incomplete = toKeep({ ...order, basket: { ...order.basket, items } }, false, 'c')
    const open = keptOrderOf(JSON.parse(JSON.stringify(incomplete)), 'c')
    expect(open?.basket.items).toEqual(items)
  })

  test('an order with an unknown total is stored', () => {
    const { total: _, ...withoutTotal } = kept
    const unknown = JSON.parse(JSON.stringify({ ...kept, total: undefined }))
    expect(keptOrderOf(unknown, undefined)).toEqual(withoutTotal)
  })

  test.each([
    ['the basket has not changed since', toKeep(order, false, 'c'), 'c', undefined],
    ['it has', toKeep(order, false, 'c'), 'd', true],
    ['it has for the first time', toKeep(order, false, undefined), 'd', true],
    ['it has not for a day', toKeep(order, false, 'c'), undefined, undefined],
    ['a browser that stores no marks', toKeep(order, false, undefined), undefined, undefined],
    ['the next order was on its way', toKeep(order, true, 'c'), 'c', true],
    ['it was in doubt before', toKeep({ ...order, mayBeFollowed: true }, false, 'c'), 'c', true],
  ] as const)(
    'BASKET-02 another order may have followed a stored one: %s',
    (_, written, now, expected) => {
      expect(keptOrderOf(JSON.parse(JSON.stringify(written)), now)?.mayBeFollowed).toBe(expected)
    },
  )

  test.each([
    ['nothing', undefined],
    ['a text', 'O-1'],
    ['no order id', { ...written, orderId: undefined }],
    ['an order id that is a number', { ...written, orderId: 1 }],
    ['no payment method', { ...written, paymentMethod: undefined }],
    ['an unknown payment method', { ...written, paymentMethod: 'cash' }],
    ['a basket without items', { ...written, basket: {} }],
    ['a total with half a penny', { ...written, total: 950.5 }],
  ])('no order is restored from %s', (_, stored) => {
    expect(keptOrderOf(stored, 'c')).toBeUndefined()
  })
})

check(detailsEnteredAgain)
check(waysBack)

describe('An order that was left unpaid (OQ-105)', () => {
  test('CHECKOUT-07 the page asks again for an order’s details, which weren’t stored, and then only pays for it', async () => {
    const { actor, snapshot, submit, place, pay } = await openCheckout(kept)
    expect([snapshot().context.form, isOrderToBePaid(snapshot())]).toEqual([
      { ...blankBilling, paymentMethod: 'debit' },
      true,
    ])
    expect(openOrderNotes(snapshot())).toEqual([
      checkoutMessages.ours.orderOpen,
      checkoutMessages.ours.detailsAgain,
    ])
    await submit()
    expect([place.asked, pay.asked]).toEqual([[], []])
    actor.send({ type: 'form.changed', change: billing })
    await submit()
    expect([place.asked, pay.asked]).toEqual([[], [['O-1', 'debit']]])
  })

  test('BASKET-02, OQ-105 an order that the member went to pay for isn’t placed again with other details if the server’s basket is empty, since it may be paid', async () => {
    const totalOf = async (openOrder: OpenOrder) => {
      const { snapshot } = await openCheckout(openOrder, { ...billing, city: 'York' })
      return checkoutTotal(withBasket(snapshot(), basketOf(), { credit: '0', debit: '0' }))
    }
    expect([
      await totalOf(kept),
      await totalOf({ ...kept, sentTo: 'https://pay.example/' }),
    ]).toEqual([{ is: 'ready', value: order.total }, { is: 'unknown' }])
  })

  test('CHECKOUT-07 another payment method makes a new order', async () => {
    const typed = { ...billing, paymentMethod: 'credit' } as const
    const { snapshot, submit, place, pay } = await openCheckout(kept, typed)
    expect([snapshot().context.form, openOrderNotes(snapshot())]).toEqual([typed, []])
    await submit()
    expect([place.asked, pay.asked]).toEqual([[[typed]], []])
  })

  type Opened = Awaited<ReturnType<typeof openCheckout>>
  const press = ({ purse }: Opened) => purse.send({ type: 'call.pressed', call: 'order' })

  test.each<[string, (opened: Opened) => void]>([
    [
      'a fault of the server has ended it',
      (opened) => {
        press(opened)
        opened.purse.send({ type: 'call.ended', purse: 'changed', end: 'unknown' })
      },
    ],
    ['another tab may have placed it', ({ tabs }) => tabs.callElsewhere('basket').answered()],
    ['another tab has lost its answer', ({ tabs }) => tabs.callElsewhere('basket').lost(0)],
    ['another tab was closed', ({ tabs }) => tabs.callElsewhere('basket').gone()],
    [
      'a reload cut it off',
      ({ purse }) =>
        purse.getSnapshot().context.outcomes.send({
          type: 'outcomes.restored',
          kept: [{ call: 'order', at: 0 }],
        }),
    ],
  ])(
    'BASKET-02 an unpaid order that another one may have followed (%s) is paid or set aside, and not placed again',
    async (_, happen) => {
      const opened = await openCheckout(order, billing)
      const { actor, snapshot, submit, place, pay, clock } = opened
      happen(opened)
      await waitUntilIdle()
      clock.increment(ledgerPolicy.lateMs)
      await waitUntilIdle()
      actor.send({ type: 'form.changed', change: { city: 'York' } })
      await submit()
      expect(place.asked).toEqual([])
      const emptied = withBasket(snapshot(), basketOf(), { credit: '9.50', debit: '9.50' })
      expect(openOrderNotes(emptied)).toEqual([checkoutMessages.ours.totalUnknownNow])
      expect(maySetOrderAside(snapshot())).toBe(true)
      expect(snapshot().context.openOrder?.mayBeFollowed).toBe(true)
      actor.send({ type: 'form.changed', change: { city: billing.city } })
      await submit()
      expect(pay.asked).toEqual([['O-1', 'debit']])
    },
  )

  test('BASKET-02 a bought voucher, or a refused order, doesn’t count as another order', async () => {
    const { snapshot, purse, tabs, clock } = await openCheckout(order, billing)
    purse.send({ type: 'call.pressed', call: 'voucherPurchase' })
    purse.send({ type: 'call.ended', purse: 'unknown', end: 'unknown' })
    clock.increment(ledgerPolicy.lateMs)
    await waitUntilIdle()
    purse.send({ type: 'call.pressed', call: 'order' })
    purse.send({ type: 'call.ended', purse: 'unchanged', end: 'failed' })
    tabs.callElsewhere('basket').refused()
    await waitUntilIdle()
    expect(snapshot().context.openOrder).toEqual(order)
  })

  test('CHECKOUT-07 until a reload, other details make a new order, and the page doesn’t ask for them again', async () => {
    const typed = { ...billing, city: 'York' }
    const { snapshot, submit, place, actor } = await openCheckout(order, billing)
    expect(openOrderNotes(snapshot())).toEqual([checkoutMessages.ours.orderOpen])
    actor.send({ type: 'form.changed', change: typed })
    expect([isOrderToBePaid(snapshot()), openOrderNotes(snapshot())]).toEqual([false, []])
    await submit()
    expect(place.asked).toEqual([[typed]])
  })

  test('CHECKOUT-07 the page mentions that it sent the member away to pay', async () => {
    const { snapshot } = await openCheckout({ ...kept, sentTo: 'https://pay.example/' })
    expect(openOrderNotes(snapshot())[0]).toBe(checkoutMessages.ours.orderSent)
  })

  test.each([
    ['after the browser’s Back or Forward it may still be unpaid', 'back_forward', false, true],
    [
      'after Back to a page that the provider once led to it may still be unpaid',
      'back_forward',
      true,
      true,
    ],
    ['after reloading the page it may still be unpaid', 'reload', false, true],
    [
      'after reloading a page that the provider led to, and that failed, it is settled',
      'reload',
      true,
      false,
    ],
    ['after following a link it does not count as unpaid', 'navigate', false, false],
    ['on a page that is loaded in advance it does not count as unpaid', 'prerender', false, false],
  ])('CHECKOUT-07 %s', (_, arrival, openedByProvider, may) => {
    expect(mayStillBeUnpaid(arrival, openedByProvider)).toBe(may)
  })

  test('BASKET-02 the page shows the order’s own total, or none while it is unknown', async () => {
    const totalOf = async (openOrder: OpenOrder) => {
      const { snapshot } = await openCheckout(openOrder, billing)
      return checkoutTotal(withBasket(snapshot(), basketOf(), { credit: '0', debit: '0' }))
    }
    expect([await totalOf(order), await totalOf({ ...order, total: undefined })]).toEqual([
      { is: 'ready', value: order.total },
      { is: 'unknown' },
    ])
  })

  test('BASKET-02 another method shows its own total, and if the server has none, the page says so and offers the first method', async () => {
    const { actor, snapshot } = await openCheckout(order, billing)
    const at = (credit: string, debit = '9.50') => {
      const now = withBasket(snapshot(), basketOf(), { credit, debit })
      return [totalText(checkoutTotal(now)), openOrderNotes(now), shownAs(proceedControl(now))]
    }
    actor.send({ type: 'form.changed', change: { paymentMethod: 'credit' } })
    expect(at('9.69')).toEqual(['£9.69', [], 'enabled'])
    expect(at('0')).toEqual([
      undefined,
      [
        'We can’t tell what your unpaid order costs by credit card. Choose Debit card to pay for it.',
      ],
      'totalUnknown',
    ])
    expect(at('9.69', '20').at(-1)).toBe('totalUnknown')
    actor.send({ type: 'form.changed', change: { paymentMethod: 'debit' } })
    expect(at('0')).toEqual(['£9.50', [checkoutMessages.ours.orderOpen], 'enabled'])
  })

  test('BASKET-02 after another order, in any tab, an unpaid one isn’t placed again, and the page says how to pay it', async () => {
    const { actor, snapshot } = await openCheckout(order, billing)
    const now = () => withBasket(snapshot(), basketOf(), { credit: '237.50', debit: '237.50' })
    const proceed = () => shownAs(proceedControl(now()))
    expect([totalText(checkoutTotal(now())), proceed()]).toEqual(['£9.50', 'enabled'])
    actor.send({ type: 'form.changed', change: { city: 'York' } })
    expect([totalText(checkoutTotal(now())), openOrderNotes(now()), proceed()]).toEqual([
      undefined,
      [checkoutMessages.ours.totalUnknownNow],
      'totalUnknown',
    ])
  })

  test('without a stored order the form is blank', async () => {
    const { snapshot } = await openCheckout()
    expect([snapshot().context.form, openOrderNotes(snapshot())]).toEqual([blankBilling, []])
  })
})

check(keptWhilePaying)

describe('Leaving the page while an order is running (OQ-105)', () => {
  test('CHECKOUT-07 the member finds the order when they come back, and isn’t sent to the provider before', async () => {
    const { actor, submit, place, pay, wentTo, snapshot } = await openCheckout(undefined, billing)
    await submit()
    actor.send({ type: 'page.left' })
    await place.answer(ordered)
    expect([orderIn(snapshot()), pay.asked, place.interrupted()]).toEqual(['O-1', [], 0])
    actor.send({ type: 'page.entered' })
    expect([isOrderToBePaid(snapshot()), snapshot().context.form]).toEqual([true, billing])
    await submit()
    await pay.answer('https://pay.example/1')
    expect([place.asked.length, wentTo]).toEqual([1, ['https://pay.example/1']])
  })

  test('CHECKOUT-07 the answer makes basket and total stale, even if another screen has just read them (OQ-032)', async () => {
    const { actor, submit, place, snapshot } = await openCheckout(undefined, billing)
    const { basket: basketRef, totals } = snapshot().context
    await submit()
    actor.send({ type: 'page.left' })
    basketRef.send({ type: 'resource.replaced', value: oneVoucher })
    totals.debit.send({ type: 'resource.replaced', value: pounds('9.50') })
    await place.answer(ordered)
    expect([basketRef, totals.debit].map((known) => known.getSnapshot().value)).toEqual([
      'loading',
      'stale',
    ])
  })

  test('CHECKOUT-05, CHECKOUT-08 a member who comes back before the answer finds the form locked, and continues to the provider', async () => {
    const { actor, submit, place, pay, wentTo, snapshot } = await openCheckout(undefined, billing)
    await submit()
    actor.send({ type: 'page.left' })
    actor.send({ type: 'page.entered' })
    expect(isCheckoutLocked(snapshot())).toBe(true)
    actor.send({ type: 'form.changed', change: { city: 'York' } })
    await submit()
    await place.answer(ordered)
    await pay.answer('https://pay.example/1')
    expect([place.asked.length, wentTo.length]).toEqual([1, 1])
  })

  test('OQ-135 on the way to the provider only the placed order counts as acknowledged', async () => {
    const { submit, place, pay, purse } = await openCheckout(undefined, billing)
    const { outcomes } = purse.getSnapshot().context
    await submit()
    await place.answer(ordered)
    const another = { call: 'voucherPurchase', about: 'PLU1089' } as const
    outcomes.send({ type: 'call.sent', ...another })
    outcomes.send({ type: 'call.ended', ...another, end: 'succeeded' })
    await pay.answer('https://pay.example/1')
    expect(outcomes.getSnapshot().context.calls.map(({ call }) => call)).toEqual([
      'voucherPurchase',
    ])
  })

  test('CHECKOUT-08 a payment that starts after the member left opens no page, and the order stays unpaid', async () => {
    const { actor, submit, pay, wentTo, snapshot } = await openCheckout(order, billing)
    await submit()
    actor.send({ type: 'page.left' })
    await pay.answer('https://pay.example/1')
    expect([wentTo, orderIn(snapshot())]).toEqual([[], 'O-1'])
  })

  describe('Logging out during an order (SESSION-05)', () => {
    test('CHECKOUT-07 the payment of an order placed during a logout waits and doesn’t start', async () => {
      const { actor, submit, place, pay, snapshot } = await openCheckout(undefined, billing)
      await submit()
      actor.send({ type: 'logout.begun' })
      await place.answer(ordered)
      expect([orderIn(snapshot()), pay.asked]).toEqual(['O-1', []])
    })

    test('CHECKOUT-08 a payment that starts during a logout opens no page, even if the logout fails, but the next press does', async () => {
      const { actor, submit, pay, wentTo } = await openCheckout(order, billing)
      await submit()
      actor.send({ type: 'logout.begun' })
      await pay.answer('https://pay.example/1')
      actor.send({ type: 'logout.failed' })
      expect(wentTo).toEqual([])
      await submit()
      expect([pay.asked.length, wentTo]).toEqual([1, ['https://pay.example/1']])
    })

    test('CHECKOUT-08 once the logout has failed, a payment opens the provider again', async () => {
      const { actor, submit, pay, wentTo } = await openCheckout(order, billing)
      await submit()
      actor.send({ type: 'logout.begun' })
      actor.send({ type: 'logout.failed' })
      await pay.answer('https://pay.example/1')
      expect(wentTo).toEqual(['https://pay.example/1'])
    })
  })

  test('OQ-135 a message already shown isn’t repeated on return, unless something has happened since', async () => {
    const { actor, submit, pay, place, snapshot } = await openCheckout(undefined, billing)
    await submit()
    await place.answer(ordered)
    await pay.fail(serverFault(500))
    actor.send({ type: 'page.left' })
    expect(snapshot().context.serverMessages).toEqual([])
    await submit()
    await pay.fail(serverFault(500))
    actor.send({ type: 'page.entered' })
    expect(snapshot().context.serverMessages).toEqual(['Something went wrong.'])
  })
})

check(unpayableOrders)

describe('An unpaid order whose payment can’t be started', () => {
  test('CHECKOUT-10 the member can set the order aside and order the basket again, with the details already typed', async () => {
    const { actor, submit, place, pay, snapshot } = await openCheckout(order, billing)
    await submit()
    await pay.fail(notFound)
    const { basket: ref, totals } = snapshot().context
    ref.send({ type: 'resource.replaced', value: oneVoucher })
    actor.send({ type: 'order.setAside' })
    expect([orderIn(snapshot()), snapshot().context.serverMessages]).toEqual([undefined, []])
    expect(ref.getSnapshot().value).toBe('stale')
    expect(snapshot().context.purse.getSnapshot().context.mark?.changed).toBeDefined()
    expect(checkoutBasket(withBasket(snapshot(), basketOf(), { credit: '0', debit: '0' }))).toEqual(
      {
        is: 'ready',
        value: basketOf(),
      },
    )
    ref.send({ type: 'resource.replaced', value: oneVoucher })
    totals.debit.send({ type: 'resource.replaced', value: pounds('9.50') })
    await submit()
    expect([place.asked, pay.asked.length]).toEqual([[[billing]], 1])
  })

  test('CHECKOUT-05 only an unpaid order can be set aside, and not while its payment starts', async () => {
    const { submit, snapshot, actor } = await openCheckout(order, billing)
    expect(maySetOrderAside(snapshot())).toBe(true)
    await submit()
    actor.send({ type: 'order.setAside' })
    expect([maySetOrderAside(snapshot()), orderIn(snapshot())]).toEqual([false, 'O-1'])
    const other = await openCheckout()
    expect(maySetOrderAside(other.snapshot())).toBe(false)
  })
})
