import { createActor, SimulatedClock } from 'xstate'
import { OrderId, pounds } from '../kernel/index.ts'
import { resourceOfValue } from '../testing/held.ts'
import { scriptedCall, waitUntilIdle } from '../testing/scripted-call.ts'
import { sharedPurses } from '../testing/shared-purses.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import { testLedger, throughLedger } from '../testing/test-ledger.ts'
import { type BillingForm, billingMark } from './billing.rules.ts'
import { basketOf, exampleBilling, oneVoucher } from './checkout.examples.ts'
import { checkoutMachine } from './checkout.machine.ts'
import type { PaymentMethod } from './checkout.policy.ts'
import type { OrderAnswer } from './checkout.port.ts'
import type { OpenOrder } from './checkout.schema.ts'
import type { CheckoutSnapshot } from './checkout.selectors.ts'

export const billing: BillingForm = { ...exampleBilling, paymentMethod: 'debit' }

/** An unpaid order while its page is open. */
export const order: OpenOrder = {
  orderId: OrderId.make('O-1'),
  billing,
  paymentMethod: 'debit',
  basket: oneVoucher,
  total: pounds('9.50'),
}
const { billing: _, ...content } = order

/** The order as tabs stored it before we added a hash of its details. */
export const keptWithoutMark: OpenOrder = content

/** The order as a tab stores it. */
export const kept: OpenOrder = { ...content, billingMark: billingMark(billing) }

/** Opens a checkout page with this unpaid order and these details already typed. */
export async function openCheckout(openOrder?: OpenOrder, draft?: BillingForm) {
  const placeCall = scriptedCall<OrderAnswer, [BillingForm]>()
  const pay = scriptedCall<string, [OrderId, PaymentMethod]>()
  const clock = new SimulatedClock()
  const wentTo: string[] = []
  const basketRef = resourceOfValue(openOrder ? basketOf() : oneVoucher)
  const totals = { credit: resourceOfValue(pounds('9.40')), debit: resourceOfValue(pounds('9.50')) }
  const tabs = sharedPurses()
  const ledger = testLedger({ basket: basketRef, totals: Object.values(totals) }, clock, tabs)
  const { checkout } = throughLedger(
    { orderBasket: placeCall.call, startPayment: pay.call },
    ledger,
  )
  const actor = createActor(
    checkoutMachine(checkout, { ...stillBrowser, goTo: (href) => wentTo.push(href) }),
    {
      input: {
        basket: basketRef,
        totals,
        purse: ledger.basket,
        payments: ledger.payment,
        origin: 'https://save.example',
        openOrder,
        draft,
      },
      clock,
    },
  ).start()
  const submit = async () => {
    actor.send({ type: 'form.submitted' })
    await waitUntilIdle()
  }
  const { basket: purse } = ledger
  return {
    actor,
    tabs,
    place: placeCall,
    pay,
    clock,
    submit,
    wentTo,
    purse,
    snapshot: () => actor.getSnapshot(),
  }
}

export const orderIn = ({ context }: CheckoutSnapshot) => context.openOrder?.orderId
