import {
  type Basket,
  type BasketItem,
  type BillingForm,
  billingComplaints,
  type CheckoutPort,
  checkoutMessages,
  type OrderAnswer,
  type PaymentMethod,
} from '@save/domain/checkout'
import { notFound, Pence, roundHalfAway, sumOf } from '@save/domain/kernel'
import { type VoucherPurchase, voucherPrice } from '@save/domain/vouchers'
import { Effect } from 'effect'
import { remembered } from '../memory/remembered.ts'
import { whenSignedIn } from '../memory/when-signed-in.ts'
import type { Visit, World } from '../memory/world.ts'
import { standInCheckoutPolicy } from './checkout.policy.ts'
import { orderOf, orderPlaced } from './placed-orders.memory.ts'

export const memoryCheckout = (world: World, visit: Visit): CheckoutPort => ({
  readBasket: () => whenSignedIn(visit, () => basketOf(world.state.basket)),
  readTotal: (paymentMethod) => whenSignedIn(visit, () => totalOf(world, paymentMethod)),
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

/** What was bought in the same way for the same person makes one line. */
const basketOf = remembered((purchases: readonly VoucherPurchase[]): Basket => {
  const lines = new Map<string, BasketItem>()
  for (const purchase of purchases) {
    const kind = JSON.stringify(purchase)
    lines.set(kind, withOneMore(lines.get(kind), purchase))
  }
  return { items: [...lines.values()], hasDeliverables: false }
})

function withOneMore(line: BasketItem | undefined, purchase: VoucherPurchase): BasketItem {
  const { amount, percentageDiscount, vendorName } = purchase
  const { pays } = voucherPrice(amount, percentageDiscount)
  return {
    vendorName,
    amount,
    netDiscount: Pence.make((line?.netDiscount ?? 0) + pays),
    quantity: (line?.quantity ?? 0) + 1,
  }
}

function totalOf({ state, catalogue }: World, paymentMethod: PaymentMethod): Pence {
  const sum = sumOf(basketOf(state.basket).items.map(({ netDiscount }) => netDiscount))
  const charge = paymentMethod === 'credit' ? (catalogue.creditCharge ?? 0) : 0
  return Pence.make(sum + roundHalfAway(sum * charge))
}

/** The form's own rules come first, then whether there is anything to order. */
function answerTo(world: World, billing: BillingForm): OrderAnswer {
  const complaints = Object.values(billingComplaints(billing))
  if (complaints.length > 0) return { answer: 'refused', messages: [...new Set(complaints)] }
  const order = orderPlaced(world)
  return order === undefined
    ? { answer: 'refused', messages: [checkoutMessages.ours.emptyBasket] }
    : { answer: 'ordered', orderId: order.id }
}
