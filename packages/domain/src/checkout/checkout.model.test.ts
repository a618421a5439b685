import { expect, test } from 'vitest'
import type { EventObject } from 'xstate'
import { type Failure, pounds, serverFault, unauthorised } from '../kernel/index.ts'
import { held } from '../testing/held.ts'
import { compareWithModel, duesOf } from '../testing/model.ts'
import type { Basket } from './basket.schema.ts'
import type { BillingForm } from './billing.rules.ts'
import { checkoutMachine } from './checkout.machine.ts'

/** Two ways of filling the form, and one that leaves a field out. */
type Filled = 'blank' | 'Leeds' | 'York'

interface Paying {
  readonly state: 'enteringDetails' | 'placingOrder' | 'startingPayment' | 'sentToProvider'
  readonly form: Filled
  /** The details of the order that stands and is not paid. */
  readonly order: Filled | 'none'
  readonly says: 'nothing' | 'refused' | 'failed' | 'may have arrived'
}

/** An order that stands is paid and not placed again, as long as its details are the same. */
function submitted(now: Paying): Paying {
  if (now.state === 'placingOrder' || now.state === 'startingPayment') return now
  if (now.order === now.form) return { ...now, state: 'startingPayment', says: 'nothing' }
  return { ...now, state: now.form === 'blank' ? now.state : 'placingOrder', says: 'nothing' }
}

const back = (now: Paying, says: Paying['says']): Paying => ({
  ...now,
  state: 'enteringDetails',
  says,
})

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

const { answered, failed } = duesOf('checkout')

const ordered = { answer: 'ordered', orderId: '7001' }
const good = '"https://pay.example/7001"'

interface Said extends EventObject {
  readonly change: { readonly city: string }
  readonly output: unknown
  readonly error: Failure
}

const events: readonly EventObject[] = [
  ...['', 'Leeds', 'York'].map((city) => ({ type: 'form.changed', change: details(city) })),
  { type: 'form.submitted' },
  answered('placingOrder', ordered),
  answered('placingOrder', { answer: 'refused', messages: ['Not today.'] }),
  failed('placingOrder', serverFault(500)),
  failed('placingOrder', unauthorised),
  answered('startingPayment', good),
  answered('startingPayment', 'javascript:1'),
  failed('startingPayment', serverFault(500)),
]

const basket: Basket = {
  items: [
    { vendorName: 'Plumfield', amount: pounds('10'), netDiscount: pounds('9.50'), quantity: 1 },
  ],
  hasDeliverables: false,
}

const unasked = () => expect.unreachable('A path is walked without asking')
const browser = { goTo: () => undefined, reload: () => undefined, openPath: () => undefined }

const says = (messages: readonly string[]): Paying['says'] => {
  if (messages.length === 0) return 'nothing'
  if (messages[0] === 'Not today.') return 'refused'
  return messages.length === 1 ? 'failed' : 'may have arrived'
}

test('CHECKOUT-05, CHECKOUT-08, CHECKOUT-10 whatever happens, an order that stands is paid and never placed again', () => {
  const { states, differences } = compareWithModel<Paying>({
    machine: checkoutMachine({ placeOrder: unasked, startPayment: unasked }, browser),
    input: { basket: held(basket), origin: 'https://save.example' },
    events: () => events,
    seen: ({ value, context: { form, openOrder, serverMessages } }) => ({
      state: value as Paying['state'],
      form: filled(form.city),
      order: openOrder === undefined ? 'none' : filled(openOrder.billing.city),
      says: says(serverMessages),
    }),
    model: {
      start: { state: 'enteringDetails', form: 'blank', order: 'none', says: 'nothing' },
      steps: {
        'form.changed': (now, event) =>
          now.state === 'enteringDetails' || now.state === 'sentToProvider'
            ? { ...now, state: 'enteringDetails', form: filled((event as Said).change.city) }
            : now,
        'form.submitted': submitted,
        'xstate.done.actor.0.checkout.placingOrder': (now, event) =>
          (event as Said).output === ordered
            ? { ...now, state: 'startingPayment', order: now.form }
            : back(now, 'refused'),
        'xstate.error.actor.0.checkout.placingOrder': (now, event) =>
          back(now, (event as Said).error === unauthorised ? 'failed' : 'may have arrived'),
        'xstate.done.actor.0.checkout.startingPayment': (now, event) =>
          (event as Said).output === good
            ? { ...now, state: 'sentToProvider' }
            : back(now, 'failed'),
        'xstate.error.actor.0.checkout.startingPayment': (now) => back(now, 'failed'),
      },
    },
  })
  expect(differences).toEqual([])
  expect(states).toBeGreaterThan(20)
})
