import {
  type Basket,
  boughtVouchers,
  type CheckoutLedgerView,
  type CheckoutSnapshot,
  checkoutBasket,
  checkoutLedgerView,
  checkoutTotal,
  contradictedBasket,
  mayProceed,
  ownOrders,
  ownPayments,
  placedOrders,
  rereadTotals,
  type Totals,
  type TotalView,
} from '@save/domain/checkout'
import { currentView, type ResourceView } from '@save/domain/kernel'
import { usePurse, useReporting } from '../portal/use-purse.ts'
import { useReading, useResources } from '../portal/use-resource.ts'

const totalOf = { credit: 'creditTotal', debit: 'debitTotal' } as const

export interface ShownBasket {
  readonly mayProceed: boolean
  /** What is loading, and what is known. */
  readonly ledger: CheckoutLedgerView
  /** What is being paid for: the server's basket, or the items of an unpaid order. */
  readonly basket: ResourceView<Basket>
  readonly total: TotalView
  /** One press reads everything that could not be read. */
  readonly onRetry: () => void
}

/** The basket and what it costs with the chosen method; each method has its own total (OQ-099). */
export function useBasket(snapshot: CheckoutSnapshot): ShownBasket {
  const { form, openOrder } = snapshot.context
  const resources = useResources()
  const known = useReading(resources.basket, currentView)
  const chosen = resources[totalOf[form.paymentMethod]]
  // It shows whether the unpaid order could be placed again.
  const ofOrder = resources[totalOf[(openOrder ?? form).paymentMethod]]
  const other = useReading(ofOrder, currentView)
  const totals: Totals = {
    ...{ credit: other, debit: other },
    [form.paymentMethod]: useReading(chosen, currentView),
  }
  const purse = usePurse('basket')
  const payments = usePurse('payment')
  const basket = checkoutBasket(snapshot, known)
  // An unpaid order shows its own items, and nothing that was bought since.
  const isItself = basket === known
  // One that is loading will show what was bought; one that can't be read won't.
  useReporting(isItself && known.is !== 'failed' ? boughtVouchers : undefined, known.is === 'ready')
  useReporting(openOrder && placedOrders, true)
  const { serverMessages, toldCall } = snapshot.context
  useReporting(ownOrders, serverMessages.length > 0 && toldCall !== 'payment')
  useReporting(ownPayments, serverMessages.length > 0 && toldCall === 'payment')
  return {
    mayProceed: mayProceed(snapshot, purse, known, totals),
    ledger: checkoutLedgerView(snapshot, purse, payments, known, totals),
    basket,
    total: checkoutTotal(snapshot, known, totals),
    onRetry: () => {
      const priced = { basket: resources.basket, totals: [chosen, ofOrder] }
      if (contradictedBasket(priced)) rereadTotals(priced)
      for (const resource of [resources.basket, chosen, ofOrder])
        resource.send({ type: 'resource.needed' })
    },
  }
}
