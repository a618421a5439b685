import {
  type BillingForm,
  billingComplaints,
  type CheckoutPort,
  checkoutMessages,
  type OrderAnswer,
} from '@save/domain/checkout'
import { notFound } from '@save/domain/kernel'
import { Effect } from 'effect'
import { whenSignedIn } from '../world/when-signed-in.ts'
import type { Visit, World } from '../world/world.ts'
import { basketOf, totalOf } from './basket.memory.ts'
import { standInCheckoutPolicy } from './checkout.policy.ts'
import { orderOf, orderPlaced, purchasesToOrder } from './placed-orders.memory.ts'

export const memoryCheckout = (world: World, visit: Visit): CheckoutPort => ({
  readBasket: () => whenSignedIn(visit, () => basketOf(world.state.basket)),
  readTotal: (paymentMethod) =>
    whenSignedIn(visit, () => totalOf(purchasesToOrder(world), paymentMethod, world.catalogue)),
  placeOrder: (billing) => whenSignedIn(visit, () => answerTo(world, billing)),
  startPayment: (id) =>
    Effect.flatMap(
      whenSignedIn(visit, () => orderOf(world, id)),
      (order) =>
        order?.state === 'unpaid'
          ? Effect.succeed(`${standInCheckoutPolicy.providerPath}/${order.id}`)
          : Effect.fail(notFound),
    ),
})

/** Checks the form's own rules first, then for an empty basket. */
function answerTo(world: World, billing: BillingForm): OrderAnswer {
  const complaints = Object.values(billingComplaints(billing))
  if (complaints.length > 0) return { answer: 'refused', messages: [...new Set(complaints)] }
  const order = orderPlaced(world, billing.paymentMethod)
  return order === undefined
    ? { answer: 'refused', messages: [checkoutMessages.ours.emptyBasket] }
    : { answer: 'ordered', orderId: order.id }
}
