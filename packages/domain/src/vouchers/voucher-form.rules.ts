import { fieldMessages, isBlank } from '../kernel/index.ts'
import { type AmountWays, type ChosenAmount, voucherAmount } from './voucher-amount.rules.ts'
import { vouchersMessages } from './vouchers.messages.ts'

/** What the member fills in; the recipient's email is the member's own (VOUCHER-11, VOUCHER-12). */
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

/** A vendor with a list starts with it; nothing is chosen for the member. */
export const blankVoucherForm = (ways: AmountWays): VoucherForm => ({
  chosen: ways.fixed.length > 0 ? { way: 'fixed', amount: undefined } : { way: 'manual', text: '' },
  firstName: '',
  lastName: '',
  personalMessage: '',
})

/** VOUCHER-16 to VOUCHER-23: a personal message may be anything. */
export const voucherComplaints = (form: VoucherForm, ways: AmountWays): VoucherComplaints => ({
  ...(voucherAmount(form.chosen, ways) === undefined && { amount: vouchersMessages.wrongAmount }),
  ...(isBlank(form.firstName) && { firstName: fieldMessages.required }),
  ...(isBlank(form.lastName) && { lastName: fieldMessages.required }),
})

export const isVoucherFormValid = (form: VoucherForm, ways: AmountWays): boolean =>
  Object.keys(voucherComplaints(form, ways)).length === 0
