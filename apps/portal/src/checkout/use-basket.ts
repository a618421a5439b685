import {
  type Basket,
  boughtVouchers,
  type CheckoutLedgerView,
  type CheckoutSnapshot,
  checkoutBasket,
  checkoutLedgerView,
  checkoutTotal,
  isNothingToPay,
  mayProceed,
  ownOrders,
  ownPayments,
  type TotalView,
} from '@save/domain/checkout'
import { currentView, type ResourceView } from '@save/domain/kernel'
import { type RefCallback, useState } from 'react'
import { useOwnWords } from '../portal/use-own-words.ts'
import { usePurse } from '../portal/use-purse.ts'
import { useReading, useResources } from '../portal/use-resource.ts'

export interface ShownBasket {
  readonly mayProceed: boolean
  /** Don't ask for a method or a billing address. */
  readonly isNothingToPay: boolean
  /** What is loading, and what is known. */
  readonly ledger: CheckoutLedgerView
  /** What is being paid for: the server's basket, or the items of an unpaid order. */
  readonly basket: ResourceView<Basket>
  readonly total: TotalView
  /** Marks what says that a voucher was bought. */
  readonly boughtRef: RefCallback<HTMLElement>
  /** One press reads everything that could not be read. */
  readonly onRetry: () => void
}

/** The basket and what it costs with the chosen method; each method has its own total (OQ-099). */
export function useBasket(snapshot: CheckoutSnapshot): ShownBasket {
  const key = snapshot.context.form.paymentMethod === 'credit' ? 'creditTotal' : 'debitTotal'
  const resources = useResources()
  const known = useReading(resources.basket, currentView)
  const knownTotal = useReading(resources[key], currentView)
  const purse = usePurse('basket', ownOrders)
  const boughtRef = useOwnWords('basket', boughtVouchers)
  usePurse('basket', useHasBeenShown(known) ? boughtVouchers : undefined)
  return {
    mayProceed: mayProceed(snapshot, purse, known, knownTotal),
    isNothingToPay: isNothingToPay(snapshot, known),
    ledger: checkoutLedgerView(
      snapshot,
      purse,
      usePurse('payment', ownPayments),
      known,
      knownTotal,
    ),
    basket: checkoutBasket(snapshot, known),
    total: checkoutTotal(snapshot, known, knownTotal),
    boughtRef,
    onRetry: () => {
      for (const resource of [resources.basket, resources[key]])
        resource.send({ type: 'resource.needed' })
    },
  }
}

/** Only a basket on the screen says that a voucher was bought. */
function useHasBeenShown(basket: ResourceView<Basket>): boolean {
  const [hasBeen, setHasBeen] = useState(false)
  if (basket.is === 'ready' && !hasBeen) setHasBeen(true)
  return hasBeen
}
