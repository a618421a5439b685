/**
 * Compares cashback and a voucher for the same purchase at the same shop. We never add them up,
 * since nothing says that one purchase earns both.
 */
import {
  type Folded,
  folded,
  nothing,
  Pence,
  penceOf,
  present,
  roundHalfAway,
} from '../kernel/index.ts'
import { offersOf, type Retailer } from '../retailers/index.ts'
import type { PageConfiguration } from '../shell/index.ts'
import { amountWays, type Vendor, voucherPrice, vouchersPolicy } from '../vouchers/index.ts'

type Named = { readonly name: string }

/**
 * A retailer and a vendor have only a name in common, so we compare names: in any letter case, with
 * or without accents and apostrophes, 'and' for '&', and a space for a hyphen.
 */
const isSameName = (one: Folded, other: Folded): boolean =>
  one.plain === other.plain || (one.spaced !== '' && one.spaced === other.spaced)

/**
 * The vendor whose voucher is for this shop: on sale now, in pounds and at a discount. Of several, the one with the
 * highest discount.
 */
export function voucherFor(shop: Named, vendors: readonly Vendor[]): Vendor | undefined {
  const name = folded(shop.name)
  return vendors
    .filter((vendor) => isSameName(folded(vendor.name), name) && isSold(vendor))
    .reduce<Vendor | undefined>(
      (best, vendor) =>
        best === undefined || vendor.percentageDiscount > best.percentageDiscount ? vendor : best,
      undefined,
    )
}

function isSold(vendor: Vendor): boolean {
  const { fixed, manual } = amountWays(vendor)
  const isInPounds =
    (present(vendor.currency) ?? vouchersPolicy.currency) === vouchersPolicy.currency
  return isInPounds && vendor.percentageDiscount > 0 && (fixed.length > 0 || manual !== undefined)
}

/** The retailer with cashback at this shop: the first of that name with an offer that pays. */
export function cashbackAt(
  shop: Named,
  retailers: readonly Retailer[],
  codes: PageConfiguration['cashbackTypes'],
): Retailer | undefined {
  const name = folded(shop.name)
  return retailers.find(
    (retailer) =>
      isSameName(folded(retailer.name), name) &&
      bestCashback(retailer, someAmount, codes) > nothing,
  )
}

/** Large enough that any percentage gives at least a penny. */
const someAmount = penceOf(10_000)

/**
 * The most that one available offer pays for an amount: a percentage of it, or a fixed sum (OQ-041). A fixed sum above
 * the amount is meant for a larger purchase, so we ignore it.
 */
export function bestCashback(
  retailer: Pick<Retailer, 'offers'>,
  amount: Pence,
  codes: PageConfiguration['cashbackTypes'],
): Pence {
  const gains = offersOf(retailer).map(({ cashbackDetails: { type, value = 0 } = {} }) => {
    if (type === codes.pounds) return penceOf(value) > amount ? nothing : penceOf(value)
    return type === codes.percent ? Pence.make(roundHalfAway((amount * value) / 100)) : nothing
  })
  return Pence.make(Math.max(nothing, ...gains))
}

export interface VoucherGain {
  /** The value of the voucher: the amount, or the largest value on sale below it. */
  readonly worth: Pence
  readonly saving: Pence
}

/** The saving of one voucher on an amount. `undefined` if even the smallest is worth more. */
export function voucherGain(vendor: Vendor, amount: Pence): VoucherGain | undefined {
  const { fixed, manual } = amountWays(vendor)
  const byHand =
    manual === undefined || amount < manual.minimum
      ? []
      : [manual.maximum === undefined || amount < manual.maximum ? amount : manual.maximum]
  const sold = [...fixed, ...byHand].filter((worth) => worth <= amount && worth > nothing)
  if (sold.length === 0) return undefined
  const worth = Pence.make(Math.max(...sold))
  return { worth, saving: voucherPrice(worth, vendor.percentageDiscount).saving }
}

export interface WaysToPay {
  readonly cashback: Pence
  readonly voucher: VoucherGain | undefined
  /** In a tie the voucher wins, since it saves at once. If neither saves anything, neither wins. */
  readonly better: 'cashback' | 'voucher' | 'neither'
  /** The difference; zero in a tie. */
  readonly by: Pence
}

export function compareWays(cashback: Pence, voucher: VoucherGain | undefined): WaysToPay {
  const saving = voucher?.saving ?? nothing
  const by = Pence.make(Math.abs(cashback - saving))
  if (cashback === nothing && saving === nothing)
    return { cashback, voucher, better: 'neither', by }
  return { cashback, voucher, better: cashback > saving ? 'cashback' : 'voucher', by }
}
