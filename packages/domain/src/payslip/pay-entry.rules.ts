import { blankPay, type PayForm, type TypedField } from './pay-form.rules.ts'

/** The member's details about their pay, while the page is open. We send none of them. */
export interface PayEntry {
  readonly form: PayForm
  /** Fields that have lost focus. Only these show complaints (OQ-138). */
  readonly left: readonly TypedField[]
}

export type PayEvent =
  | { readonly type: 'pay.changed'; readonly change: Partial<PayForm> }
  | { readonly type: 'pay.left'; readonly field: TypedField }

export const blankEntry: PayEntry = { form: blankPay, left: [] }

export const payEntryAfter = ({ form, left }: PayEntry, event: PayEvent): PayEntry =>
  event.type === 'pay.changed'
    ? { form: { ...form, ...event.change }, left }
    : { form, left: [...left, event.field] }
