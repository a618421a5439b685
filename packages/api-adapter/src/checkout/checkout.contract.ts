import type { BillingForm } from '@save/domain/checkout'
import { OrderId, pounds, VendorCode } from '@save/domain/kernel'
import { describe, expect, test } from 'vitest'
import { type Binding, startWorld } from '../testing/binding.ts'
import { exampleBilling } from './checkout.examples.ts'

const unauthorised = { failure: { _tag: 'Unauthorised' } }
const notFound = { failure: { _tag: 'NotFound' } }
const refused = (...messages: string[]) => ({ answer: { answer: 'refused', messages } })
const empty = { answer: { items: [], hasDeliverables: false } }

export const checkoutContract = (binding: Binding) =>
  describe(`checkout, ${binding.name}`, () => {
    async function signedIn(change: Parameters<typeof startWorld>[1] = {}) {
      const world = await startWorld(binding, change)
      await world.signIn()
      const { ask } = world
      const order = async (billing: Partial<BillingForm> = {}) => {
        const form = { ...exampleBilling, ...billing }
        const outcome = await ask(({ checkout }) => checkout.placeOrder(form))
        const id = 'answer' in outcome && 'orderId' in outcome.answer ? outcome.answer.orderId : ''
        return { outcome, id: OrderId.make(id) }
      }
      return {
        ...world,
        buy: (amount: string) =>
          ask(({ vouchers }) =>
            vouchers.purchaseVoucher({
              firstName: 'Sam',
              lastName: 'Reed',
              emailAddress: 'member@example.com',
              personalMessage: '',
              amount: pounds(amount),
              vendorCode: VendorCode.make('MAPL'),
              vendorName: 'Mapleford',
              percentageDiscount: 0.1,
            }),
          ),
        basket: () => ask(({ checkout }) => checkout.readBasket()),
        total: (method: BillingForm['paymentMethod']) =>
          ask(({ checkout }) => checkout.readTotal(method)),
        order,
        pay: (id: OrderId) => ask(({ checkout }) => checkout.startPayment(id, 'credit')),
      }
    }

    test('API-35 a new basket is empty', async () => {
      const { basket } = await signedIn()
      expect(await basket()).toEqual(empty)
    })

    test('API-35 a logout does not empty the basket', async () => {
      const { ask, buy, basket, signIn } = await signedIn()
      await buy('50')
      const before = await basket()
      await ask(({ session }) => session.logout())
      expect(await basket()).toEqual(unauthorised)
      await signIn()
      expect(before).not.toEqual(empty)
      expect(await basket()).toEqual(before)
    })

    test('API-36 the total is the sum of all lines', async () => {
      const { buy, total } = await signedIn()
      expect(await total('credit')).toEqual({ answer: 0 })
      await buy('50')
      await buy('10')
      expect([await total('credit'), await total('debit')]).toEqual([
        { answer: pounds('54') },
        { answer: pounds('54') },
      ])
    })

    test('API-36, BASKET-02 the total depends on the payment method', async () => {
      const { buy, total } = await signedIn({ creditCharge: 0.015 })
      await buy('50')
      expect([await total('credit'), await total('debit')]).toEqual([
        { answer: pounds('45.68') },
        { answer: pounds('45') },
      ])
    })

    test('API-37 an order has its own id, and empties the basket', async () => {
      const { buy, order, basket } = await signedIn()
      await buy('50')
      const first = await order()
      expect(first.outcome).toMatchObject({ answer: { answer: 'ordered' } })
      expect(await basket()).toEqual(empty)
      await buy('10')
      const second = await order()
      expect(second.id).not.toBe(first.id)
    })

    test('API-36, BASKET-02 after an unpaid order has emptied the basket, the total is the order’s (OQ-105)', async () => {
      const { buy, order, total } = await signedIn({ creditCharge: 0.015 })
      await buy('50')
      await order({ paymentMethod: 'debit' })
      expect([await total('credit'), await total('debit')]).toEqual([
        { answer: pounds('45.68') },
        { answer: pounds('45') },
      ])
      await buy('10')
      expect(await total('debit')).toEqual({ answer: pounds('9') })
    })

    test('API-38 each payment request starts a payment at the provider', async () => {
      const { buy, order, pay } = await signedIn()
      await buy('50')
      const { id } = await order()
      const started = await pay(id)
      expect(started).toEqual({ answer: expect.stringContaining(id) })
      expect(await pay(id)).toEqual(started)
    })

    test('CHECKOUT-07 other details make a new order of the same items, and cancel the old one (OQ-105)', async () => {
      const { buy, order, pay } = await signedIn()
      await buy('50')
      const first = await order()
      const second = await order({ city: 'York' })
      expect(second.outcome).toMatchObject({ answer: { answer: 'ordered' } })
      expect(await pay(first.id)).toEqual(notFound)
      expect(await pay(second.id)).toHaveProperty('answer')
    })

    test('CHECKOUT-04 errors that the form also finds are reported in the form’s words', async () => {
      const { buy, order, basket } = await signedIn()
      await buy('50')
      expect((await order({ city: ' ', county: '' })).outcome).toEqual(
        refused('This field is required.'),
      )
      expect(await basket()).not.toEqual(empty)
    })

    test('an empty basket can’t be ordered (OQ-105)', async () => {
      const { order } = await signedIn()
      expect((await order()).outcome).toEqual(
        refused('Your basket is empty, so there is nothing to pay.'),
      )
    })

    test('an order that was never placed can’t be paid', async () => {
      const { pay } = await signedIn()
      expect(await pay(OrderId.make('7001'))).toEqual(notFound)
      expect(await pay(OrderId.make('a/b'))).toEqual(notFound)
    })

    test('SESSION-01 a call without a session is refused', async () => {
      const { ask } = await startWorld(binding)
      expect([
        await ask(({ checkout }) => checkout.readBasket()),
        await ask(({ checkout }) => checkout.readTotal('credit')),
        await ask(({ checkout }) => checkout.placeOrder(exampleBilling)),
        await ask(({ checkout }) => checkout.startPayment(OrderId.make('7001'), 'credit')),
      ]).toEqual([unauthorised, unauthorised, unauthorised, unauthorised])
    })
  })
