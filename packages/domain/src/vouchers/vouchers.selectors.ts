/** The voucher list and the vendor page as the screens show them. */
import {
  formatDiscount,
  formatPounds,
  itemsOfPage,
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
import { shownPage, type VoucherListPlace, vendorsAt } from './voucher-list.rules.ts'
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
  /** None for an empty list. */
  readonly paging: PagingView | undefined
}

/** The current page of the list, with the letters that match the typed text marked. */
export function voucherListView(
  place: VoucherListPlace,
  vendors: readonly Vendor[],
): VoucherListView {
  const listed = vendorsAt(place, vendors)
  const page = shownPage(place, listed.length)
  return {
    cards: vendorCards(listed, page).map((card) => ({
      ...card,
      found: markedIn(card.name, place.text),
    })),
    paging: pagingView(listed.length, [['page', String(page)]]),
  }
}

/** The vendor of this code, whatever the letter case; none: 'Not found.' (VOUCHER-14, OQ-052). */
export const vendorOf = (vendors: readonly Vendor[], code: string): Vendor | undefined =>
  vendors.find((vendor) => vendor.code.toLowerCase() === code.toLowerCase())

export interface FixedAmountView {
  readonly amount: Pence
  /** As the vendor writes it, otherwise as a price (VOUCHER-09). */
  readonly label: string
}

export interface VendorView extends VendorCardView {
  readonly fixedAmounts: readonly FixedAmountView[]
  /** 'From £5.00 to £250.00'; none when nothing can be entered by hand. */
  readonly manualHint: string | undefined
  /** The vendor's own currency, when it is not the one that is sent (OQ-095). */
  readonly foreignCurrency: string | undefined
  /** How many of the listed amounts can't be shown (OQ-143). */
  readonly leftOut: number
  /** Without any way to choose an amount there is nothing to buy (OQ-093). */
  readonly isSold: boolean
}

/** '£25.00', and '25.00 EUR' where a vendor sells in another currency than the one that is sent. */
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
      (manual.most === undefined
        ? atLeast(amountText(manual.least, foreignCurrency))
        : between(
            amountText(manual.least, foreignCurrency),
            amountText(manual.most, foreignCurrency),
          )),
    foreignCurrency,
    leftOut: vendor.hasFixedRange ? leftOutOf(vendor.fixedValues) : 0,
    isSold: fixed.length > 0 || manual !== undefined,
  }
}
