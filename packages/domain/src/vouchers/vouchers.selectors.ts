/** The voucher list and the vendor page as the screens show them. */
import {
  formatDiscount,
  formatPounds,
  itemsOfPage,
  joinPresent,
  leftOutOf,
  type Marked,
  markedIn,
  type PagingView,
  type Pence,
  pagingView,
  present,
  type VendorCode,
} from '../kernel/index.ts'
import { vendorPath } from '../shell/index.ts'
import type { Vendor } from './vendor.schema.ts'
import { amountWays, fixedValuesOf } from './voucher-amount.rules.ts'
import type { VoucherForm } from './voucher-form.rules.ts'
import { shownPage, type VoucherListState, vendorsAt } from './voucher-list.rules.ts'
import { vouchersMessages } from './vouchers.messages.ts'
import { vouchersPolicy } from './vouchers.policy.ts'

export interface VendorCardView {
  readonly code: VendorCode
  readonly name: string
  readonly path: string
  readonly image: string | undefined
  /** '5.00%' (VOUCHER-04). */
  readonly saving: string
}

const vendorCard = (vendor: Vendor): VendorCardView => ({
  code: vendor.code,
  name: vendor.name,
  path: vendorPath(vendor.code),
  image: present(vendor.logo),
  saving: formatDiscount(vendor.percentageDiscount),
})

export const vendorCards = (vendors: readonly Vendor[], page: number): readonly VendorCardView[] =>
  itemsOfPage(vendors, page).map(vendorCard)

export interface VoucherListView {
  readonly cards: readonly (VendorCardView & { readonly found: Marked | undefined })[]
  /** The number of vendors on all pages. */
  readonly count: number
  /** `undefined` for an empty list. */
  readonly paging: PagingView | undefined
}

/** The current page of the list, with the matching letters marked. */
export function voucherListView(
  state: VoucherListState,
  vendors: readonly Vendor[],
): VoucherListView {
  const listed = vendorsAt(state, vendors)
  const page = shownPage(state, listed.length)
  return {
    cards: vendorCards(listed, page).map((card) => ({
      ...card,
      found: markedIn(card.name, state.text),
    })),
    count: listed.length,
    paging: pagingView(listed.length, [['page', String(page)]]),
  }
}

/** The vendor with this code, in any letter case. `undefined` shows 'Not found.' (VOUCHER-14, OQ-052). */
export const vendorOf = (vendors: readonly Vendor[], code: string): Vendor | undefined =>
  vendors.find((vendor) => vendor.code.toLowerCase() === code.toLowerCase())

export interface FixedAmountView {
  readonly amount: Pence
  /** The vendor's spelling or, without one, a price (VOUCHER-09). */
  readonly label: string
}

export interface VendorView extends VendorCardView {
  readonly fixedAmounts: readonly FixedAmountView[]
  /** 'From £5.00 to £250.00'. `undefined` if members can't type an amount. */
  readonly manualHint: string | undefined
  /** The vendor's own currency, if it differs from the one we send (OQ-095). */
  readonly foreignCurrency: string | undefined
  /** The number of listed amounts that can't be shown (OQ-143). */
  readonly leftOut: number
  /** False if there is no way to choose an amount (OQ-093). */
  readonly isSold: boolean
}

/** The lines on the voucher as the member types them, empty at first. */
export function writtenLines(
  { firstName, lastName, personalMessage }: VoucherForm,
  from: string | undefined,
) {
  const { written } = vouchersMessages.ours
  const typed = [
    { label: written.to, value: joinPresent([firstName, lastName], ' ') },
    { label: written.message, value: personalMessage.trim() },
  ].filter(({ value }) => value !== '')
  const isSigned = typed.length > 0 && from !== undefined
  return [...typed, ...(isSigned ? [{ label: written.from, value: from }] : [])]
}

/** '£25.00', or '25.00 EUR' if the vendor's currency differs from the one we send. */
export const amountText = (amount: Pence, foreignCurrency: string | undefined): string =>
  foreignCurrency === undefined
    ? formatPounds(amount)
    : `${formatPounds(amount).replace('£', '')} ${foreignCurrency}`

export const foreignCurrencyOf = ({ currency }: Vendor): string | undefined =>
  currency === vouchersPolicy.currency ? undefined : present(currency)

export function vendorView(vendor: Vendor): VendorView {
  const { manual } = amountWays(vendor)
  const { between, atLeast } = vouchersMessages.ours
  const fixed = fixedValuesOf(vendor)
  const foreignCurrency = foreignCurrencyOf(vendor)
  return {
    ...vendorCard(vendor),
    fixedAmounts: fixed.map(({ amount, displayValue }) => ({
      amount,
      label: present(displayValue) ?? amountText(amount, foreignCurrency),
    })),
    manualHint:
      manual &&
      (manual.maximum === undefined
        ? atLeast(amountText(manual.minimum, foreignCurrency))
        : between(
            amountText(manual.minimum, foreignCurrency),
            amountText(manual.maximum, foreignCurrency),
          )),
    foreignCurrency,
    leftOut: vendor.hasFixedRange ? leftOutOf(vendor.fixedValues) : 0,
    isSold: fixed.length > 0 || manual !== undefined,
  }
}
