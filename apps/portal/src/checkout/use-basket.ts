import {
  type Basket,
  type CheckoutSnapshot,
  checkoutBasket,
  checkoutTotal,
  newestBasket,
  newestTotal,
} from '@save/domain/checkout'
import { isReading, isWanting, type Pence, type ResourceView } from '@save/domain/kernel'
import { useSelector } from '@xstate/react'
import { useResource, useResources } from '../portal/use-resource.ts'

export interface ShownBasket {
  /** What the server's basket holds. */
  readonly known: ResourceView<Basket>
  /** What is paid for: the same, or the things of an order that stands. */
  readonly basket: ResourceView<Basket>
  readonly total: ResourceView<Pence>
  readonly onRetryBasket: () => void
  readonly onRetryTotal: () => void
}

/** The basket and what it costs by the chosen method; another method has its own total (OQ-099). */
export function useBasket(snapshot: CheckoutSnapshot): ShownBasket {
  const key = snapshot.context.form.paymentMethod === 'credit' ? 'creditTotal' : 'debitTotal'
  const resources = useResources()
  const known = newestBasket(
    useResource((resources) => resources.basket),
    useSelector(resources.basket, isOnItsWay),
  )
  const total = newestTotal(
    useResource((resources) => resources[key]),
    useSelector(resources[key], isOnItsWay),
  )
  return {
    known,
    basket: checkoutBasket(snapshot, known),
    total: checkoutTotal(snapshot, known, total),
    onRetryBasket: () => resources.basket.send({ type: 'resource.needed' }),
    onRetryTotal: () => resources[key].send({ type: 'resource.needed' }),
  }
}

/** What is stale is as good as on its way: its reader is here. */
const isOnItsWay: typeof isReading = (snapshot) => isReading(snapshot) || isWanting(snapshot)
