/** The amounts of a vendor's vouchers (VOUCHER-09, VOUCHER-10, VOUCHER-18 to VOUCHER-22, OQ-093, OQ-094). */
import { amountFromText, nothing, Pence, roundHalfAway } from '../kernel/index.ts'
import type { Vendor } from './vendor.schema.ts'
import { vouchersPolicy } from './vouchers.policy.ts'

/** Both ends are included. Without `maximum` there is no upper limit. */
export interface AmountRange {
  readonly minimum: Pence
  readonly maximum: Pence | undefined
}

export interface AmountWays {
  readonly fixed: readonly Pence[]
  /** The bounds for a typed amount. `undefined` if members can't type one. */
  readonly manual: AmountRange | undefined
}

/**
 * The ways to choose an amount: from a list, by typing, or both. The bounds of a range apply to
 * typed amounts. If a vendor offers neither way, it sells nothing.
 */
export const amountWays = (vendor: Vendor): AmountWays => ({
  fixed: fixedValuesOf(vendor).map(({ amount }) => amount),
  manual: rangedAmounts(vendor) ?? fixedEnteredManually(vendor),
})

/**
 * The fixed amounts on offer, in the server's order. Amounts of £0.00 and less can't be bought, so we leave them out
 * (OQ-094).
 */
export const fixedValuesOf = ({ hasFixedRange, fixedValues }: Vendor): Vendor['fixedValues'] =>
  hasFixedRange ? fixedValues.filter(({ amount }) => amount > nothing) : []

/** VOUCHER-19, VOUCHER-20: the range has an upper end only if it is limited. */
function rangedAmounts(vendor: Vendor): AmountRange | undefined {
  if (!vendor.hasRangedRange) return undefined
  return rangeOf(
    vendor.minimumRangedEnterManuallyAmount,
    vendor.isRangeEndLimited ? vendor.maximumRangedEnterManuallyAmount : undefined,
  )
}

/**
 * If the vendor has a fixed list, members may type an amount only if it also sets separate bounds
 * for typed amounts (VOUCHER-22).
 */
function fixedEnteredManually(vendor: Vendor): AmountRange | undefined {
  const { minimumFixedEnteredManuallyAmount: minimum, maximumFixedEnteredManuallyAmount: maximum } =
    vendor
  const hasBounds = minimum !== undefined || maximum !== undefined
  return vendor.hasFixedRange && hasBounds ? rangeOf(minimum, maximum) : undefined
}

/** Bounds with no amount between them, such as zeros for 'not given', aren't a range (OQ-094). */
function rangeOf(given: Pence | undefined, maximum: Pence | undefined): AmountRange | undefined {
  const { leastAmount } = vouchersPolicy
  const minimum = Pence.make(Math.max(leastAmount, given ?? leastAmount))
  return (maximum ?? minimum) < minimum ? undefined : { minimum, maximum }
}

const isWithin = (amount: Pence, { minimum, maximum }: AmountRange): boolean =>
  amount >= minimum && (maximum === undefined || amount <= maximum)

export type ChosenAmount =
  | { readonly way: 'fixed'; readonly amount: Pence | undefined }
  | { readonly way: 'manual'; readonly text: string }

/**
 * The amount to buy, chosen from the list or typed as a number (VOUCHER-18, VOUCHER-21). `undefined` if the vendor
 * doesn't sell it.
 */
export function voucherAmount(chosen: ChosenAmount, ways: AmountWays): Pence | undefined {
  if (chosen.way === 'fixed') {
    return ways.fixed.find((amount) => amount === chosen.amount)
  }
  const amount = amountFromText(chosen.text)
  const isSold = amount !== undefined && ways.manual && isWithin(amount, ways.manual)
  return isSold ? amount : undefined
}

export interface VoucherPrice {
  readonly worth: Pence
  readonly saving: Pence
  readonly pays: Pence
}

/**
 * A voucher's price and saving. The saving is rounded once, to a whole penny, half a penny up (OQ-038), and the two add
 * up to the face value.
 */
export function voucherPrice(worth: Pence, percentageDiscount: number): VoucherPrice {
  const saving = Pence.make(roundHalfAway(worth * percentageDiscount))
  return { worth, saving, pays: Pence.make(worth - saving) }
}
