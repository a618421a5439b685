import {
  type Basket,
  boughtVouchers,
  type CheckoutLedgerView,
  type CheckoutSnapshot,
  checkoutBasket,
  checkoutLedgerView,
  checkoutTotal,
  mayProceed,
  ownOrders,
  ownPayments,
  type Totals,
  type TotalView,
} from '@save/domain/checkout'
import { currentView, type ResourceView } from '@save/domain/kernel'
import { type RefCallback, useState } from 'react'
import { useOwnWords } from '../portal/use-own-words.ts'
import { usePurse } from '../portal/use-purse.ts'
import { useReading, useResources } from '../portal/use-resource.ts'

const totalOf = { credit: 'creditTotal', debit: 'debitTotal' } as const

export interface ShownBasket {
  readonly mayProceed: boolean
  /** What is loading, and what is known. */
  readonly ledger: CheckoutLedgerView
  /** What is being paid for: the server's basket, or the items of an unpaid order. */
  readonly basket: ResourceView<Basket>
  readonly total: TotalView
  /** Marks what says that a voucher was bought. */
  readonly boughtRef: RefCallback<HTMLElement> | undefined
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
  const purse = usePurse('basket', ownOrders)
  const boughtRef = useOwnWords('basket', boughtVouchers)
  const basket = checkoutBasket(snapshot, known)
  // An unpaid order shows its own items, and nothing that was bought since.
  const isShown = basket === known && known.is === 'ready'
  usePurse('basket', useHasBeen(isShown) ? boughtVouchers : undefined)
  return {
    mayProceed: mayProceed(snapshot, purse, known, totals),
    ledger: checkoutLedgerView(snapshot, purse, usePurse('payment', ownPayments), known, totals),
    basket,
    total: checkoutTotal(snapshot, known, totals),
    boughtRef: isShown ? boughtRef : undefined,
    onRetry: () => {
      for (const resource of [resources.basket, chosen, ofOrder])
        resource.send({ type: 'resource.needed' })
    },
  }
}

function useHasBeen(is: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(is)
  if (is && !hasBeen) setHasBeen(true)
  return hasBeen
}
