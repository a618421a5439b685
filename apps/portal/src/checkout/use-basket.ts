import {
  type Basket,
  type CheckoutSnapshot,
  checkoutBasket,
  checkoutTotal,
  mayProceed,
  newestBasket,
  newestTotal,
} from '@save/domain/checkout'
import {
  isReading,
  isWanting,
  newestView,
  type Pence,
  type ResourceView,
} from '@save/domain/kernel'
import { useSelector } from '@xstate/react'
import { useReading, useResources } from '../portal/use-resource.ts'

export interface ShownBasket {
  readonly mayProceed: boolean
  /** What is paid for: the server's basket, or the things of an order that stands. */
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
    useReading(resources.basket, newestView),
    useSelector(resources.basket, isOnItsWay),
  )
  const knownTotal = newestTotal(
    useReading(resources[key], newestView),
    useSelector(resources[key], isOnItsWay),
  )
  return {
    mayProceed: mayProceed(snapshot, known, knownTotal),
    basket: checkoutBasket(snapshot, known),
    total: checkoutTotal(snapshot, known, knownTotal),
    onRetryBasket: () => resources.basket.send({ type: 'resource.needed' }),
    onRetryTotal: () => resources[key].send({ type: 'resource.needed' }),
  }
}

/** What is stale is as good as on its way: its reader is here. */
const isOnItsWay: typeof isReading = (snapshot) => isReading(snapshot) || isWanting(snapshot)
