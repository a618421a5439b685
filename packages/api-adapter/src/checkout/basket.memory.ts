/** Turns bought vouchers into basket lines and their cost, like a server. */
import type { Basket, BasketItem, PaymentMethod } from '@save/domain/checkout'
import { Pence, roundHalfAway, sumOf } from '@save/domain/kernel'
import { type VoucherPurchase, voucherPrice } from '@save/domain/vouchers'
import type { Catalogue } from '../world/catalogue.ts'
import { memoizeWeak } from '../world/memoize-weak.ts'

/** Equal vouchers for the same person make one line. */
export const basketOf = memoizeWeak((purchases: readonly VoucherPurchase[]): Basket => {
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

export function totalOf(
  purchases: readonly VoucherPurchase[],
  paymentMethod: PaymentMethod,
  { creditCharge = 0 }: Pick<Catalogue, 'creditCharge'>,
): Pence {
  const sum = sumOf(basketOf(purchases).items.map(({ netDiscount }) => netDiscount))
  return Pence.make(sum + roundHalfAway(paymentMethod === 'credit' ? sum * creditCharge : 0))
}
