/** The basket as the screen shows it. */
import {
  formatCount,
  formatPounds,
  leftOutOf,
  nothing,
  type ResourceView,
} from '../kernel/index.ts'
import { chargeIn, countIn, isEmpty, youSave } from './basket.rules.ts'
import type { Basket } from './basket.schema.ts'
import { checkoutMessages } from './checkout.messages.ts'
import type { PaymentMethod } from './checkout.policy.ts'
import type { TotalView } from './ordering.rules.ts'

export interface BasketRowView {
  readonly vendorName: string
  readonly amount: string
  readonly netDiscount: string
  readonly quantity: string
}

export interface BasketView {
  readonly rows: readonly BasketRowView[]
  readonly youSave: string
  readonly isAnythingSaved: boolean
  readonly isEmpty: boolean
  /** The number of items missing from the rows and 'You Save', but included in the order total. */
  readonly leftOut: number
}

export const basketView = (basket: Basket): BasketView => ({
  rows: basket.items.map(({ vendorName, amount, netDiscount, quantity }) => ({
    vendorName,
    amount: formatPounds(amount),
    netDiscount: formatPounds(netDiscount),
    quantity: String(quantity),
  })),
  youSave: formatPounds(youSave(basket)),
  isAnythingSaved: youSave(basket) > nothing,
  isEmpty: isEmpty(basket),
  leftOut: leftOutOf(basket.items),
})

/** A row for the charge of this payment method, if there is one. */
export function chargeEntries(basket: Basket, total: TotalView, method: PaymentMethod) {
  const charge = total.is === 'ready' ? chargeIn(basket, total.value) : nothing
  if (charge === nothing) return []
  return [{ label: checkoutMessages.ours.charge[method], value: formatPounds(charge) }]
}

/**
 * The link to the basket, in the menu and on pages about vouchers. `undefined` while the basket is empty or unknown.
 */
export const basketLinkText = (basket: ResourceView<Basket>): string | undefined =>
  basket.is === 'ready' && !isEmpty(basket.value)
    ? checkoutMessages.ours.basketOf(formatCount(countIn(basket.value)))
    : undefined
