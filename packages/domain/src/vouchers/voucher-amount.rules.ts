/**
 * Which amounts a vendor sells vouchers for (VOUCHER-09, VOUCHER-10, VOUCHER-18 to VOUCHER-22, OQ-093,
 * OQ-094).
 */
import { amountFromText, nothing, Pence, roundHalfAway } from '../kernel/index.ts'
import type { Vendor } from './vendor.schema.ts'
import { vouchersPolicy } from './vouchers.policy.ts'

/** Both ends are included; without `most` there is no upper end. */
export interface AmountRange {
  readonly least: Pence
  readonly most: Pence | undefined
}

export interface AmountWays {
  readonly fixed: readonly Pence[]
  /** The bounds for an amount typed by hand; none when none may be typed. */
  readonly manual: AmountRange | undefined
}

/**
 * The ways to choose the amount. Where a vendor sells a range, its bounds are those for any typed amount. A vendor
 * without any way sells nothing.
 */
export const amountWays = (vendor: Vendor): AmountWays => ({
  fixed: fixedValuesOf(vendor).map(({ amount }) => amount),
  manual: rangedAmounts(vendor) ?? fixedEnteredManually(vendor),
})

/** The fixed amounts on offer, in the server's order. £0.00 and less can't be bought, so they are not among them (OQ-094). */
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

/** VOUCHER-22: beside a fixed list only if the vendor gives separate bounds for it. */
function fixedEnteredManually(vendor: Vendor): AmountRange | undefined {
  const { minimumFixedEnteredManuallyAmount: least, maximumFixedEnteredManuallyAmount: most } =
    vendor
  const hasBounds = least !== undefined || most !== undefined
  return vendor.hasFixedRange && hasBounds ? rangeOf(least, most) : undefined
}

/** Bounds with no amount between them, such as zeros for 'not given', are no range (OQ-094). */
function rangeOf(given: Pence | undefined, most: Pence | undefined): AmountRange | undefined {
  const { leastAmount } = vouchersPolicy
  const least = given === undefined || given < leastAmount ? leastAmount : given
  return most !== undefined && most < least ? undefined : { least, most }
}

const isWithin = (amount: Pence, { least, most }: AmountRange): boolean =>
  amount >= least && (most === undefined || amount <= most)

/** Zero or less is never sold, listed or not (OQ-094). */
const isWorthSomething = (amount: Pence): boolean => amount >= vouchersPolicy.leastAmount

export type ChosenAmount =
  | { readonly way: 'fixed'; readonly amount: Pence | undefined }
  | { readonly way: 'manual'; readonly text: string }

/**
 * The amount to buy, chosen from the list or typed as a number (VOUCHER-18, VOUCHER-21); none when the
 * vendor does not sell it.
 */
export function voucherAmount(chosen: ChosenAmount, ways: AmountWays): Pence | undefined {
  if (chosen.way === 'fixed') {
    return ways.fixed.find((amount) => amount === chosen.amount && isWorthSomething(amount))
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
 * What the member pays for a voucher and saves on it: the saving is rounded once, to a whole penny,
 * half a penny up (OQ-038), and the two add up to the face value.
 */
export function voucherPrice(worth: Pence, percentageDiscount: number): VoucherPrice {
  const saving = Pence.make(roundHalfAway(worth * percentageDiscount))
  return { worth, saving, pays: Pence.make(worth - saving) }
}
