/** The orders of a world, from the basket to the payment provider and back. */
import type { PaymentMethod } from '@save/domain/checkout'
import { OrderId } from '@save/domain/kernel'
import type { PlacedOrder, World } from '../world/world.ts'
import { totalOf } from './basket.memory.ts'
import { standInCheckoutPolicy } from './checkout.policy.ts'

export const orderOf = ({ state }: World, id: string): PlacedOrder | undefined =>
  state.orders.find((order) => order.id === id)

/** The content of an order placed now: the basket, or if it is empty the last unpaid order. */
export function purchasesToOrder({ state: { basket, orders } }: World): PlacedOrder['purchases'] {
  const last = orders.at(-1)
  return basket.length === 0 && last?.state === 'unpaid' ? last.purchases : basket
}

/**
 * Orders the items in the basket, and empties it. If the basket is empty, places the last unpaid order again, for
 * example with other details. The old one can't be paid any more (OQ-105).
 */
export function orderPlaced(world: World, paymentMethod: PaymentMethod): PlacedOrder | undefined {
  const { basket, orders } = world.state
  const last = orders.at(-1)
  const purchases = purchasesToOrder(world)
  if (purchases.length === 0) return undefined
  if (last && basket.length === 0) settle(world, last.id, 'given up')
  const earlier = world.state.orders.slice(1 - standInCheckoutPolicy.mostOrders)
  const total = totalOf(purchases, paymentMethod, world.catalogue)
  const order: PlacedOrder = { id: idAfter(last), purchases, total, state: 'unpaid' }
  world.change({ basket: [], orders: [...earlier, order] })
  return order
}

const idAfter = (last: PlacedOrder | undefined): OrderId =>
  OrderId.make(String(last === undefined ? standInCheckoutPolicy.firstOrder : Number(last.id) + 1))

/** Marks the order as paid. An order that is no longer open isn't paid again. */
export function orderPaid(world: World, id: string): boolean {
  if (orderOf(world, id)?.state !== 'unpaid') return false
  settle(world, id, 'paid')
  return true
}

/** Gives up an order whose payment failed. Its items return to the basket. */
export function orderGivenUp(world: World, id: string): boolean {
  const order = orderOf(world, id)
  if (order?.state !== 'unpaid') return false
  settle(world, id, 'given up')
  world.change({ basket: [...order.purchases, ...world.state.basket] })
  return true
}

const settle = (world: World, id: string, state: PlacedOrder['state']): void =>
  world.change({
    orders: world.state.orders.map((order) => (order.id === id ? { ...order, state } : order)),
  })
