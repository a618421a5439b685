import { blankPay, type PayForm, type TypedField } from './pay-form.rules.ts'

/** What the member says about their pay, while the page is open. Nothing of it is sent anywhere. */
export interface PayEntry {
  readonly form: PayForm
  /** Complaints are shown of fields that the member has left (OQ-138). */
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
