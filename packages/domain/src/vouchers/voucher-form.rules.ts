import { fieldMessages, isBlank } from '../kernel/index.ts'
import { type AmountWays, type ChosenAmount, voucherAmount } from './voucher-amount.rules.ts'
import { vouchersMessages } from './vouchers.messages.ts'

/** The fields of the form. The voucher goes to the member's own email address (VOUCHER-11, VOUCHER-12). */
export interface VoucherForm {
  readonly chosen: ChosenAmount
  readonly firstName: string
  readonly lastName: string
  readonly personalMessage: string
}

export interface VoucherComplaints {
  readonly amount?: string
  readonly firstName?: string
  readonly lastName?: string
}

/** An empty form. Starts with the list of amounts if the vendor has one, but preselects none. */
export const blankVoucherForm = (ways: AmountWays): VoucherForm => ({
  chosen: ways.fixed.length > 0 ? { way: 'fixed', amount: undefined } : { way: 'manual', text: '' },
  firstName: '',
  lastName: '',
  personalMessage: '',
})

/** VOUCHER-16, VOUCHER-17, VOUCHER-23: any personal message is accepted. */
export const voucherComplaints = (form: VoucherForm, ways: AmountWays): VoucherComplaints => ({
  ...(voucherAmount(form.chosen, ways) === undefined && { amount: vouchersMessages.wrongAmount }),
  ...(isBlank(form.firstName) && { firstName: fieldMessages.required }),
  ...(isBlank(form.lastName) && { lastName: fieldMessages.required }),
})

/** True if the form has no errors. If not, we send nothing (VOUCHER-16, VOUCHER-23). */
export const isVoucherFormValid = (form: VoucherForm, ways: AmountWays): boolean =>
  Object.keys(voucherComplaints(form, ways)).length === 0

/** The part of the form that survives a reload: texts only (OQ-134). */
export interface VoucherDraft {
  /** The value chosen from the list, in pence. Blank if the amount is typed. */
  readonly listed: string
  readonly typed: string
  readonly firstName: string
  readonly lastName: string
  readonly personalMessage: string
}

export const blankVoucherDraft: VoucherDraft = {
  listed: '',
  typed: '',
  firstName: '',
  lastName: '',
  personalMessage: '',
}

/** `undefined` for an unedited form. */
export function voucherDraftOf({ chosen, ...texts }: VoucherForm): VoucherDraft | undefined {
  const listed = chosen.way === 'fixed' ? String(chosen.amount ?? '') : ''
  const typed = chosen.way === 'manual' ? chosen.text : ''
  const draft = { ...texts, listed, typed }
  return Object.values(draft).every(isBlank) ? undefined : draft
}

/** The restored form. Drops an amount that is no longer on the list. */
export function voucherFormOf(
  { listed, typed, ...texts }: VoucherDraft,
  ways: AmountWays,
): VoucherForm {
  const { chosen } = blankVoucherForm(ways)
  if (typed !== '' && ways.manual) return { ...texts, chosen: { way: 'manual', text: typed } }
  const amount = ways.fixed.find((one) => String(one) === listed)
  return { ...texts, chosen: amount === undefined ? chosen : { way: 'fixed', amount } }
}
