import {
  type Basket,
  boughtVouchers,
  type CheckoutLedgerView,
  type CheckoutSnapshot,
  checkoutBasket,
  checkoutLedgerView,
  checkoutTotal,
  contradictedBasket,
  ownOrders,
  ownPayments,
  type PaymentMethod,
  placedOrders,
  proceedControl,
  rereadTotals,
  type TotalView,
} from '@save/domain/checkout'
import type { ResourceView } from '@save/domain/kernel'
import type { Control } from '@save/domain/ledger'
import { useReporting } from '../portal/money-page.tsx'
import { useReading } from '../portal/resources.tsx'

export interface ShownBasket {
  readonly control: Control
  /** The state of loading, and the known data. */
  readonly ledger: CheckoutLedgerView
  /** The items to pay for: the server's basket, or those of an unpaid order. */
  readonly basket: ResourceView<Basket>
  readonly total: TotalView
  readonly method: PaymentMethod
  /** Reloads everything that failed. */
  readonly onRetry: () => void
}

/** The basket and its cost with the chosen method; each method has its own total (OQ-099). */
export function useBasket(snapshot: CheckoutSnapshot): ShownBasket {
  const { form, openOrder, basket: resource, totals, known } = snapshot.context
  const chosen = totals[form.paymentMethod]
  // The total if the unpaid order could be placed again.
  const ofOrder = totals[(openOrder ?? form).paymentMethod]
  useReading(resource)
  useReading(ofOrder)
  useReading(chosen)
  const { shown } = known.basket
  const basket = checkoutBasket(snapshot)
  // An unpaid order shows its own items, without vouchers bought since.
  const isItself = basket === shown
  // A loading basket will show the bought voucher; one that can't be read won't.
  useReporting(isItself && shown.is !== 'failed' ? boughtVouchers : undefined, shown.is === 'ready')
  useReporting(openOrder && placedOrders, true)
  const { serverMessages, reportedCall } = snapshot.context
  useReporting(ownOrders, serverMessages.length > 0 && reportedCall === 'orders')
  useReporting(ownPayments, serverMessages.length > 0 && reportedCall === 'payments')
  return {
    control: proceedControl(snapshot),
    ledger: checkoutLedgerView(snapshot),
    basket,
    total: checkoutTotal(snapshot),
    method: form.paymentMethod,
    onRetry: () => {
      const priced = { basket: resource, totals: [chosen, ofOrder] }
      if (contradictedBasket(priced)) rereadTotals(priced)
      for (const read of [resource, chosen, ofOrder]) read.send({ type: 'resource.needed' })
    },
  }
}
