import { notFound, serverFault, unreachable } from '../kernel/index.ts'
import { list, named, oneOf, orNone, text, yesNo } from '../testing/cells.ts'
import { table } from '../testing/table.ts'
import type { BillingForm } from './billing.rules.ts'
import { ordered } from './checkout.examples.ts'
import { checkoutMessages } from './checkout.messages.ts'
import { checkoutPolicy } from './checkout.policy.ts'
import { isOrderToBePaid, maySetOrderAside, openOrderNotes } from './checkout.selectors.ts'
import {
  billing,
  kept,
  keptWithoutMark,
  openCheckout,
  order,
  orderIn,
} from './kept-order.examples.ts'

export const detailsEnteredAgain = table({
  title: 'After a reload the details are entered again. Is it the same order?',
  ids: ['OQ-105'],
  given: {
    entered: named<Partial<BillingForm>>({
      '': {},
      'all but the email, York': { ...billing, email: '', city: 'York' },
      all: billing,
      'all, spaced': { ...billing, city: ' Leeds ', email: 'p@example.com ' },
      'all, York': { ...billing, city: 'York' },
      'all, shifted': { ...billing, city: 'Leed', county: 'sWest Yorkshire' },
    }),
    'kept with a mark': yesNo,
  },
  answers: {
    'says that the order is open': yesNo,
    'asks for them': yesNo,
    'says that they are others': yesNo,
    sent: list(oneOf('a new order', 'its payment'), { none: 'nothing' }),
  },
  rows: `
    case                                      | entered                 | kept with a mark | says that the order is open | asks for them | says that they are others | sent
    nothing yet                               |                         | yes              | yes                         | yes           | no                        | nothing
    some of them, and one of these differs    | all but the email, York | yes              | yes                         | yes           | no                        | nothing
    as they were                              | all                     | yes              | yes                         | no            | no                        | its payment
    as they were, with spaces around them     | all, spaced             | yes              | yes                         | no            | no                        | its payment
    another city                              | all, York               | yes              | no                          | no            | yes                       | a new order
    one text moved from its field to the next | all, shifted            | yes              | no                          | no            | yes                       | a new order
    other details, of an order kept before    | all, York               | no               | yes                         | no            | no                        | its payment
  `,
  decide: async ({ entered, 'kept with a mark': isMarked }) => {
    const { actor, snapshot, submit, place, pay } = await openCheckout(
      isMarked ? kept : keptWithoutMark,
    )
    actor.send({ type: 'form.changed', change: entered })
    const isOpen = isOrderToBePaid(snapshot())
    const notes = openOrderNotes(snapshot())
    await submit()
    return {
      'says that the order is open': isOpen,
      'asks for them': notes.includes(checkoutMessages.ours.detailsAgain),
      'says that they are others': notes.includes(checkoutMessages.ours.otherDetails),
      sent: [
        ...place.asked.map(() => 'a new order' as const),
        ...pay.asked.map(() => 'its payment' as const),
      ],
    }
  },
})

type Checkout = Awaited<ReturnType<typeof openCheckout>>

const history: Readonly<Record<string, (checkout: Checkout) => unknown>> = {
  'the order is being placed': ({ submit }) => submit(),
  'it is placed, and its payment is requested': ({ place }) => place.answer(ordered),
  'the payment could not be started': ({ pay }) => pay.fail(serverFault(500)),
  'the details were changed since': ({ actor }) =>
    actor.send({ type: 'form.changed', change: { city: 'York' } }),
  'the member is sent to the provider': async ({ actor, submit, pay }) => {
    actor.send({ type: 'form.changed', change: { city: 'Leeds' } })
    await submit()
    await pay.answer('https://pay.example/1')
  },
  "the provider's page has not come": ({ clock }) => clock.increment(checkoutPolicy.leavingMs),
  'the order is set aside': ({ actor }) => actor.send({ type: 'order.setAside' }),
}

export const keptWhilePaying = table({
  title: 'Which order is kept while the member pays, and is it called unpaid?',
  ids: ['OQ-105'],
  given: { 'what has happened': oneOf(...Object.keys(history)) },
  answers: { 'order that is kept': orNone(text, 'none'), 'called unpaid': yesNo },
  rows: `
    what has happened                          | order that is kept | called unpaid
    the order is being placed                  | none               | no
    it is placed, and its payment is requested | O-1                | no
    the payment could not be started           | O-1                | yes
    the details were changed since             | O-1                | no
    the member is sent to the provider         | O-1                | no
    the provider's page has not come           | O-1                | yes
    the order is set aside                     | none               | no
  `,
  decide: async ({ 'what has happened': last }) => {
    const checkout = await openCheckout(undefined, billing)
    for (const [step, happen] of Object.entries(history)) {
      await happen(checkout)
      if (step === last) break
    }
    const snapshot = checkout.snapshot()
    return { 'order that is kept': orderIn(snapshot), 'called unpaid': isOrderToBePaid(snapshot) }
  },
})

export const unpayableOrders = table({
  title: 'What does the page say when the payment of an unpaid order can’t be started?',
  given: {
    'answer to the payment': named({
      404: notFound,
      409: serverFault(409),
      410: serverFault(410),
      500: serverFault(500),
      none: unreachable,
    }),
  },
  answers: { says: text, 'still called unpaid': yesNo, 'may be set aside': yesNo },
  rows: `
    id     | case                                  | answer to the payment | says                                                                                                                     | still called unpaid | may be set aside
    OQ-105 | the order is not there to be paid     | 404                   | Something went wrong. This order may already be paid or cancelled. Check your emails before you try again. | no                  | yes
    OQ-105 | the order is in conflict with another | 409                   | Something went wrong. This order may already be paid or cancelled. Check your emails before you try again. | no                  | yes
    OQ-105 | the order is gone for good            | 410                   | Something went wrong. This order may already be paid or cancelled. Check your emails before you try again. | no                  | yes
    OQ-105 | the server is in trouble              | 500                   | Something went wrong.                                                                                                    | yes                 | yes
    OQ-105 | no answer came                        | none                  | Something went wrong.                                                                                                    | yes                 | yes
  `,
  decide: async ({ 'answer to the payment': failure }) => {
    const { submit, pay, snapshot } = await openCheckout(order, billing)
    await submit()
    await pay.fail(failure)
    return {
      says: snapshot().context.serverMessages.join(' '),
      'still called unpaid': isOrderToBePaid(snapshot()),
      'may be set aside': maySetOrderAside(snapshot()),
    }
  },
})
