import { createActor, SimulatedClock } from 'xstate'
import { type KnownResource, OrderId, pounds, resourceMachine } from '../kernel/index.ts'
import { shownAs } from '../testing/control.ts'
import { resourceOfValue } from '../testing/held.ts'
import { scriptedCall, waitUntilIdle } from '../testing/scripted-call.ts'
import { sharedPurses } from '../testing/shared-purses.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import { testLedger, throughLedger } from '../testing/test-ledger.ts'
import type { Basket } from './basket.schema.ts'
import { basketView } from './basket.selectors.ts'
import type { BillingForm } from './billing.rules.ts'
import { checkoutMachine } from './checkout.machine.ts'
import type { PaymentMethod } from './checkout.policy.ts'
import type { OrderAnswer } from './checkout.port.ts'
import type { CheckoutEvent } from './checkout.schema.ts'
import {
  type CheckoutSnapshot,
  checkoutBasket,
  checkoutButtonText,
  checkoutComplaints,
  checkoutLedgerView,
  checkoutTotal,
  isCheckoutLocked,
  proceedControl,
  totalText,
} from './checkout.selectors.ts'

export const exampleBilling: BillingForm = {
  paymentMethod: 'credit',
  firstName: 'Priya',
  lastName: 'Shah',
  street: '4 Mill Lane',
  city: 'Leeds',
  county: 'West Yorkshire',
  postcode: 'LS1 1AA',
  email: 'p@example.com',
}

export const line = (amount: string, quantity: number, netDiscount: string) => ({
  vendorName: 'Plumfield Grocers',
  amount: pounds(amount),
  quantity,
  netDiscount: pounds(netDiscount),
})
export const basketOf = (...items: Basket['items']): Basket => ({ items, hasDeliverables: false })

export const oneVoucher = basketOf(line('10.00', 1, '9.50'))

export const ordered: OrderAnswer = { answer: 'ordered', orderId: OrderId.make('O-1') }

/** An open checkout page whose calls the test answers. */
export async function startCheckout(
  form: Partial<BillingForm> = exampleBilling,
  basket = oneVoucher,
  state: 'read' | 'unread' = 'read',
  total = resourceOfValue(pounds('9.50')),
) {
  const navigations: string[] = []
  const order = scriptedCall<OrderAnswer, [BillingForm]>()
  const pay = scriptedCall<string, [OrderId, PaymentMethod]>()
  const read = scriptedCall<Basket>()
  const basketRef = createActor(resourceMachine(read.call)).start()
  basketRef.send({ type: 'resource.needed' })
  await waitUntilIdle()
  if (state === 'read') await read.answer(basket)
  const clock = new SimulatedClock()
  const browser = {
    ...stillBrowser,
    goTo: (href: string) => navigations.push(href),
  }
  const totals = { credit: total, debit: resourceOfValue(pounds('9.40')) }
  const tabs = sharedPurses()
  const ledger = testLedger({ basket: basketRef, totals: Object.values(totals) }, clock, tabs)
  const ports = throughLedger({ orderBasket: order.call, startPayment: pay.call }, ledger)
  const actor = createActor(checkoutMachine(ports.checkout, browser), {
    input: {
      basket: basketRef,
      totals,
      purse: ledger.basket,
      payments: ledger.payment,
      origin: 'http://localhost:4400',
    },
    clock,
  }).start()
  const ledgerView = () => checkoutLedgerView(actor.getSnapshot())
  const tell = async (event: CheckoutEvent) => {
    actor.send(event)
    await waitUntilIdle()
  }
  await tell({ type: 'form.changed', change: form })
  return {
    tabs,
    went: navigations,
    order,
    pay,
    read,
    basketRef,
    total,
    clock,
    tell,
    change: (change: Partial<BillingForm>) => tell({ type: 'form.changed', change }),
    submit: () => tell({ type: 'form.submitted' }),
    retry: async () => {
      basketRef.send({ type: 'resource.needed' })
      await waitUntilIdle()
    },
    /** Reads the totals again, as any page that shows them does. */
    readTotals: (credit = '9.50') => {
      total.send({ type: 'resource.replaced', value: pounds(credit) })
      totals.debit.send({ type: 'resource.replaced', value: pounds('9.40') })
    },
    isLocked: () => isCheckoutLocked(actor.getSnapshot()),
    isUnread: () => ledgerView().isUnread,
    isReadAgain: () => ledgerView().isReading,
    isWaitingLong: () => ledgerView().isWaitingLong,
    note: () => ledgerView().notes[1],
    payments: ledger.payment,
    purse: ledger.basket,
    button: () => checkoutButtonText(actor.getSnapshot()),
    control: () => shownAs(proceedControl(actor.getSnapshot())),
    mayProceed: () => proceedControl(actor.getSnapshot()).state === 'enabled',
    messages: () => actor.getSnapshot().context.serverMessages,
    complaints: () => checkoutComplaints(actor.getSnapshot()),
    form: () => actor.getSnapshot().context.form,
    /** The items and their cost on the screen. */
    seen: () => {
      const snapshot = actor.getSnapshot()
      return { basket: checkoutBasket(snapshot).is, total: checkoutTotal(snapshot).is }
    },
    /** The screen for this basket and total from the server. */
    shown: (basket: Basket, total: string) => {
      const snapshot = withBasket(actor.getSnapshot(), basket, { credit: total, debit: total })
      const shownBasket = checkoutBasket(snapshot)
      return [
        shownBasket.is === 'ready' && basketView(shownBasket.value).rows.length,
        totalText(checkoutTotal(snapshot)),
      ]
    },
  }
}

/** The same checkout with this basket and these totals on the server. */
export const withBasket = (
  snapshot: CheckoutSnapshot,
  basket: Basket,
  { credit, debit }: Readonly<Record<PaymentMethod, string>>,
): CheckoutSnapshot => ({
  ...snapshot,
  context: {
    ...snapshot.context,
    known: {
      ...snapshot.context.known,
      basket: asRead(basket),
      totals: { credit: asRead(pounds(credit)), debit: asRead(pounds(debit)) },
    },
  },
})

const asRead = <Value>(value: Value): KnownResource<Value> => ({
  shown: { is: 'ready', value },
  ...{ current: value, last: value },
})
