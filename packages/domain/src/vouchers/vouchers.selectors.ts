/** The voucher list and the vendor page as the screens show them. */
import type { SnapshotFrom } from 'xstate'
import {
  formatDiscount,
  formatPounds,
  itemsOfPage,
  type Pence,
  present,
  type VendorCode,
} from '../kernel/index.ts'
import { vendorPath } from '../shell/index.ts'
import type { Vendor } from './vendor.schema.ts'
import { amountWays, voucherAmount } from './voucher-amount.rules.ts'
import { type VoucherComplaints, voucherComplaints } from './voucher-form.rules.ts'
import { voucherPrice } from './voucher-price.rules.ts'
import type { voucherPurchaseMachine } from './voucher-purchase.machine.ts'
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

/** The vendor of this code, whatever the letter case; none: 'Not found.' (VOUCHER-14, OQ-052). */
export const vendorOf = (vendors: readonly Vendor[], code: string): Vendor | undefined =>
  vendors.find((vendor) => vendor.code.toLowerCase() === code.toLowerCase())

export interface FixedAmountView {
  readonly amount: Pence
  /** As the vendor writes it, or else as a price (VOUCHER-09). */
  readonly label: string
}

export interface VendorView extends VendorCardView {
  readonly fixedAmounts: readonly FixedAmountView[]
  /** 'From £5.00 to £250.00'; none when nothing can be entered by hand. */
  readonly manualHint: string | undefined
  /** The vendor's own currency, when it is not the one that is sent (OQ-095). */
  readonly foreignCurrency: string | undefined
  /** Without any way to choose an amount there is nothing to buy (OQ-093). */
  readonly isSold: boolean
}

/** '£25.00', and '25.00 EUR' where a vendor sells in another currency than the one that is sent. */
const amountText = (amount: Pence, foreignCurrency: string | undefined): string =>
  foreignCurrency === undefined
    ? formatPounds(amount)
    : `${formatPounds(amount).replace('£', '')} ${foreignCurrency}`

const foreignCurrencyOf = ({ currency }: Vendor): string | undefined =>
  currency === vouchersPolicy.currency ? undefined : present(currency)

export function vendorView(vendor: Vendor): VendorView {
  const { manual } = amountWays(vendor)
  const { between, atLeast } = vouchersMessages.ours
  const fixed = vendor.hasFixedRange ? vendor.fixedValues : []
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
    isSold: fixed.length > 0 || manual !== undefined,
  }
}

export type PurchaseSnapshot = SnapshotFrom<ReturnType<typeof voucherPurchaseMachine>>

/** Nothing can be changed or sent while the answer, or the basket, is on its way. */
export const isPurchaseLocked = (snapshot: PurchaseSnapshot): boolean =>
  !snapshot.matches('enteringPurchase') && !snapshot.matches('unread')

/** The answer is awaited for so long that the member should hear of it (OQ-135). */
export const isPurchaseWaitingLong = (snapshot: PurchaseSnapshot): boolean =>
  snapshot.matches({ purchasing: 'waitingLong' })

/** No answer came: the voucher may be in the basket, and that is where to look (OQ-135). */
export const mayBeInBasket = ({ context }: PurchaseSnapshot): boolean =>
  context.serverMessages.includes(vouchersMessages.ours.mayHaveArrived)

/** The basket could not be read again; trying once more is offered instead of the button. */
export const isBasketUnread = (snapshot: PurchaseSnapshot): boolean => snapshot.matches('unread')

/** Nothing before the first submit but an amount that was left; then it follows each change. */
export function purchaseComplaints(snapshot: PurchaseSnapshot): VoucherComplaints {
  const { form, vendor, submissions, isAmountLeft } = snapshot.context
  const complaints = voucherComplaints(form, amountWays(vendor))
  if (submissions > 0) return complaints
  const { amount } = complaints
  return isAmountLeft && amount !== undefined ? { amount } : {}
}

export interface PriceView {
  readonly worth: string
  readonly pays: string
  readonly saves: string
}

/** What the voucher costs, as soon as the amount is one that is sold. */
export function priceView(snapshot: PurchaseSnapshot): PriceView | undefined {
  const { form, vendor } = snapshot.context
  const amount = voucherAmount(form.chosen, amountWays(vendor))
  if (amount === undefined) return undefined
  const { worth, pays, saving } = voucherPrice(amount, vendor.percentageDiscount)
  const text = (figure: Pence) => amountText(figure, foreignCurrencyOf(vendor))
  return { worth: text(worth), pays: text(pays), saves: text(saving) }
}
