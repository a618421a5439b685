/** The purchase of a voucher as the screen shows it. */
import type { SnapshotFrom } from 'xstate'
import type { Pence } from '../kernel/index.ts'
import { type Control, controlUnless, type WhyDisabled } from '../ledger/index.ts'
import { amountWays, voucherAmount, voucherPrice } from './voucher-amount.rules.ts'
import {
  type VoucherComplaints,
  type VoucherDraft,
  voucherComplaints,
  voucherDraftOf,
} from './voucher-form.rules.ts'
import type { voucherPurchaseMachine } from './voucher-purchase.machine.ts'
import { vouchersMessages } from './vouchers.messages.ts'
import { amountText, foreignCurrencyOf } from './vouchers.selectors.ts'

export type PurchaseSnapshot = SnapshotFrom<ReturnType<typeof voucherPurchaseMachine>>

export interface PurchaseView {
  readonly serverMessages: readonly string[]
  /** The response was lost. The voucher may be in the basket, so the member should look there (OQ-135). */
  readonly mayBeInBasket: boolean
  /** The voucher was bought, and this page reports it: the member was away, or the basket doesn't open. */
  readonly isBought: boolean
  /** The voucher was bought, but the basket doesn't open, so the member stays on this page. */
  readonly isStillHere: boolean
  /** True if the page shows the outcome of the last purchase. */
  readonly isSaying: boolean
  /** The message about another running call on the basket. */
  readonly lockNote: string | undefined
  /** Disables the form and its button while we await the answer or the basket. */
  readonly control: Control
  /** True if the answer takes so long that the page says so (OQ-135). */
  readonly isWaitingLong: boolean
  /** The basket couldn't be read again. A button to try again replaces the submit button. */
  readonly isUnread: boolean
}

export function purchaseView(snapshot: PurchaseSnapshot): PurchaseView {
  const { serverMessages, isBoughtAway, known } = snapshot.context
  const { ours } = vouchersMessages
  const isStillHere = snapshot.matches({ purchased: 'stillHere' })
  const isBought = isBoughtAway || isStillHere
  const isEntering = snapshot.matches('enteringPurchase')
  // The basket shows what a call did only after the call has ended.
  const isUnread = isEntering && known.calls.isBeingRead && known.basket.shown.is === 'failed'
  return {
    serverMessages: isUnread ? [...serverMessages, ours.unread] : serverMessages,
    mayBeInBasket: serverMessages.includes(ours.mayHaveArrived),
    isBought,
    isStillHere,
    isSaying: isBought || serverMessages.length > 0,
    lockNote: known.calls.note,
    control: isUnread ? { state: 'enabled' } : controlUnless(whyPurchaseDisabled(snapshot)),
    isWaitingLong: known.calls.isAwaitedLong,
    isUnread,
  }
}

function whyPurchaseDisabled({ value, context: { known } }: PurchaseSnapshot): WhyDisabled | false {
  switch (typeof value === 'string' ? value : 'purchased') {
    case 'enteringPurchase':
      return known.calls.lock ?? false
    case 'purchasing':
      return 'inFlight'
    case 'purchased':
      return 'done'
  }
}

/** Before the first submit we only check an amount whose field lost focus. Afterwards complaints follow each change. */
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

/** The amount, if it is sold. */
export const purchaseAmount = ({ context }: PurchaseSnapshot): Pence | undefined =>
  voucherAmount(context.form.chosen, amountWays(context.vendor))

/** The price of the voucher, if the amount is sold. */
export function priceView(snapshot: PurchaseSnapshot): PriceView | undefined {
  const { vendor } = snapshot.context
  const amount = purchaseAmount(snapshot)
  if (amount === undefined) return undefined
  const { worth, pays, saving } = voucherPrice(amount, vendor.percentageDiscount)
  const text = (figure: Pence) => amountText(figure, foreignCurrencyOf(vendor))
  return { worth: text(worth), pays: text(pays), saves: text(saving) }
}

/** The part of the form that we may store. Nothing once the voucher is bought (OQ-134). */
export const purchaseDraft = (snapshot: PurchaseSnapshot): VoucherDraft | undefined =>
  snapshot.matches('purchased') ? undefined : voucherDraftOf(snapshot.context.form)
