import { expect, test } from 'vitest'
import type { EventObject } from 'xstate'
import { type Failure, notFound, pounds, serverFault, unauthorised } from '../kernel/index.ts'
import { resourceOfValue } from '../testing/held.ts'
import { compareWithModel, duesOf, placeIn } from '../testing/model.ts'
import { stillBrowser } from '../testing/still-browser.ts'
import { testLedger } from '../testing/test-ledger.ts'
import type { Basket } from './basket.schema.ts'
import type { BillingForm } from './billing.rules.ts'
import { checkoutMachine } from './checkout.machine.ts'

/** Two complete sets of details, and an incomplete one. */
type Filled = 'blank' | 'Leeds' | 'York'

interface Paying {
  readonly state: 'enteringDetails' | 'placingOrder' | 'startingPayment' | 'leaving'
  readonly form: Filled
  /** The details of the unpaid order. */
  readonly order: Filled | 'none'
  readonly isPaymentStarted: boolean
  readonly says: 'nothing' | 'refused' | 'failed' | 'may have arrived' | 'may be settled'
  readonly at: 'the page' | 'another'
  readonly isLoggingOut: boolean
}

/** Pays an unpaid order with the same details instead of placing it again. */
function submitted(now: Paying): Paying {
  if (now.state !== 'enteringDetails') return now
  // If the payment has started, opens the provider again.
  if (now.order === now.form)
    return { ...now, state: now.isPaymentStarted ? 'leaving' : 'startingPayment', says: 'nothing' }
  return { ...now, state: now.form === 'blank' ? now.state : 'placingOrder', says: 'nothing' }
}

const back = (now: Paying, says: Paying['says']): Paying => ({
  ...now,
  state: 'enteringDetails',
  says,
})

/** We don't redirect members who have left or are logging out. They find the order when they return. */
const whenOrdered = ({ at, isLoggingOut }: Paying): Paying['state'] =>
  at === 'the page' && !isLoggingOut ? 'startingPayment' : 'enteringDetails'

function paid(now: Paying, isGood: boolean): Paying {
  if (!isGood) return back(now, 'failed')
  return {
    ...now,
    isPaymentStarted: true,
    state: now.at === 'another' || now.isLoggingOut ? 'enteringDetails' : 'leaving',
  }
}

/** The form can be changed unless an order or its payment is running. */
const mayChange = ({ state }: Paying) => state === 'enteringDetails' || state === 'leaving'

const filled = (city: string): Filled => (city === '' ? 'blank' : (city as Filled))

const details = (city: string): Partial<BillingForm> => ({
  firstName: 'Priya',
  lastName: 'Shah',
  street: '4 Mill Lane',
  city,
  county: 'Yorkshire',
  postcode: 'LS1 4AB',
  email: 'member@example.com',
})

const { answered, failed, passed } = duesOf('checkout')

const ordered = { answer: 'ordered', orderId: '7001' }
const good = '"https://pay.example/7001"'

interface ModelEvent extends EventObject {
  readonly change: { readonly city: string }
  readonly output: unknown
  readonly error: Failure
}

const events: readonly EventObject[] = [
  ...['', 'Leeds', 'York'].map((city) => ({ type: 'form.changed', change: details(city) })),
  { type: 'form.submitted' },
  { type: 'order.setAside' },
  { type: 'page.left' },
  { type: 'page.entered' },
  { type: 'logout.begun' },
  { type: 'logout.failed' },
  passed('leaving', 'leaving'),
  answered('placingOrder', ordered),
  answered('placingOrder', { answer: 'refused', messages: ['Not today.'] }),
  failed('placingOrder', serverFault(500)),
  failed('placingOrder', unauthorised),
  answered('startingPayment', good),
  answered('startingPayment', 'javascript:1'),
  failed('startingPayment', serverFault(500)),
  failed('startingPayment', notFound),
]

const basket: Basket = {
  items: [
    { vendorName: 'Plumfield', amount: pounds('10'), netDiscount: pounds('9.50'), quantity: 1 },
  ],
  hasDeliverables: false,
}

const noCall = () => expect.unreachable('A path is walked without asking')
const says = (messages: readonly string[]): Paying['says'] => {
  if (messages.length === 0) return 'nothing'
  if (messages[0] === 'Not today.') return 'refused'
  if (messages.length === 1) return 'failed'
  return messages[1]?.startsWith('We don’t know if your order was placed')
    ? 'may have arrived'
    : 'may be settled'
}

test('CHECKOUT-05, CHECKOUT-08, CHECKOUT-10 an unpaid order is paid, and never placed again with the same details (property)', () => {
  const ledger = testLedger({ basket: resourceOfValue(basket) })
  const { states, differences } = compareWithModel<Paying>({
    machine: checkoutMachine({ placeOrder: noCall, startPayment: noCall }, stillBrowser),
    input: {
      basket: resourceOfValue(basket),
      totals: { credit: resourceOfValue(pounds('9.50')), debit: resourceOfValue(pounds('9.50')) },
      purse: ledger.basket,
      payments: ledger.payment,
      origin: 'https://save.example',
    },
    events: () => events,
    seen: ({
      value,
      context: { form, openOrder, providerAddress, serverMessages, isAway, isLoggingOut },
    }) => ({
      state: placeIn(value) as Paying['state'],
      form: filled(form.city),
      order: openOrder === undefined ? 'none' : filled(openOrder.billing?.city ?? ''),
      isPaymentStarted: providerAddress !== undefined,
      says: says(serverMessages),
      at: isAway ? 'another' : 'the page',
      isLoggingOut,
    }),
    model: {
      start: {
        state: 'enteringDetails',
        form: 'blank',
        order: 'none',
        isPaymentStarted: false,
        says: 'nothing',
        at: 'the page',
        isLoggingOut: false,
      },
      steps: {
        'form.changed': (now, event) =>
          mayChange(now)
            ? {
                ...now,
                form: filled((event as ModelEvent).change.city),
              }
            : now,
        'page.left': (now) => ({ ...now, at: 'another', says: 'nothing' }),
        'page.entered': (now) => ({ ...now, at: 'the page' }),
        'logout.begun': (now) => ({ ...now, isLoggingOut: true }),
        'logout.failed': (now) => ({ ...now, isLoggingOut: false }),
        'order.setAside': (now) =>
          now.state === 'enteringDetails'
            ? { ...now, order: 'none', isPaymentStarted: false, says: 'nothing' }
            : now,
        'xstate.after.leaving.checkout.leaving': (now) => ({ ...now, state: 'enteringDetails' }),
        'form.submitted': submitted,
        'xstate.done.actor.0.checkout.placingOrder': (now, event) =>
          (event as ModelEvent).output === ordered
            ? { ...now, state: whenOrdered(now), order: now.form, isPaymentStarted: false }
            : back(now, 'refused'),
        'xstate.error.actor.0.checkout.placingOrder': (now, event) =>
          back(now, (event as ModelEvent).error === unauthorised ? 'nothing' : 'may have arrived'),
        'xstate.done.actor.0.checkout.startingPayment': (now, event) =>
          paid(now, (event as ModelEvent).output === good),
        'xstate.error.actor.0.checkout.startingPayment': (now, event) =>
          back(now, (event as ModelEvent).error === notFound ? 'may be settled' : 'failed'),
      },
    },
  })
  expect(differences).toEqual([])
  expect(states).toBeGreaterThan(20)
})
