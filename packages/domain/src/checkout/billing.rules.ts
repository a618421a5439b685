import { Hash } from 'effect'
import { asSeen, fieldMessages, isBlank, joinPresent, recordOf } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { checkoutPolicy, type PaymentMethod, paymentMethods } from './checkout.policy.ts'

/** The fields of the billing address, in their order on the screen (CHECKOUT-02). */
export const billingFields = [
  'firstName',
  'lastName',
  'street',
  'city',
  'county',
  'postcode',
  'email',
] as const
export type BillingField = (typeof billingFields)[number]

export type BillingForm = Readonly<Record<BillingField, string>> & {
  readonly paymentMethod: PaymentMethod
}

/**
 * Every field is empty at first, and the usual payment method is chosen. The profile fills in
 * nothing by itself (OQ-106).
 */
export const blankBilling: BillingForm = {
  paymentMethod: checkoutPolicy.firstPaymentMethod,
  firstName: '',
  lastName: '',
  street: '',
  city: '',
  county: '',
  postcode: '',
  email: '',
}

/**
 * The details in the member's profile, filled in only when the member asks (OQ-106). What the profile
 * lacks stays as typed; its district has no field here, and is left out.
 */
export function billingFromProfile({
  name,
  address,
  emailAddress,
}: Pick<Member, 'name' | 'address' | 'emailAddress'>): Partial<BillingForm> {
  const { flat, houseName, houseNumber, street, town, county, postcode } = address
  const known: Readonly<Record<BillingField, string | undefined>> = {
    firstName: name.firstName,
    lastName: name.lastName,
    street: joinPresent([flat, houseName, joinPresent([houseNumber, street], ' ')], ', '),
    city: town,
    county,
    postcode,
    email: emailAddress,
  }
  return Object.fromEntries(
    billingFields.flatMap((field) => {
      const text = known[field]?.trim() ?? ''
      return text === '' ? [] : [[field, text]]
    }),
  )
}

export type BillingComplaints = Readonly<Partial<Record<BillingField, string>>>

/** Each of the seven needs a character that is not white space; any format will do (OQ-098). */
export const billingComplaints = (form: BillingForm): BillingComplaints =>
  Object.fromEntries(
    billingFields
      .filter((field) => isBlank(form[field]))
      .map((field) => [field, fieldMessages.required]),
  )

/**
 * Has each of the seven fields a character that is not white space (CHECKOUT-04)? Otherwise nothing
 * is sent.
 */
export const isBillingComplete = (form: BillingForm): boolean =>
  billingFields.every((field) => !isBlank(form[field]))

/** What is sent: every text trimmed, email and postcode as they are seen. */
export const trimmedBilling = (form: BillingForm): BillingForm => ({
  ...form,
  ...recordOf(billingFields, (field) => form[field].trim()),
  email: asSeen(form.email),
  postcode: asSeen(form.postcode),
})

/**
 * Are all seven fields and the payment method exactly alike? White space counts: what is sent is
 * trimmed before it is compared.
 */
export const isSameBilling = (a: BillingForm, b: BillingForm): boolean =>
  a.paymentMethod === b.paymentMethod && billingFields.every((field) => a[field] === b[field])

/**
 * By this number the same details are known again where none of them may be kept (OQ-134). It is
 * too short to work them out from it.
 */
export const billingMark = (form: BillingForm): number =>
  Hash.string(billingFields.map((field) => form[field].trim()).join('\n'))

/** The part of the form that survives a reload of the page: texts only (OQ-134). */
export type BillingDraft = Readonly<Record<BillingField | 'paymentMethod', string>>

/** Nothing when nothing was typed. */
export const billingDraftOf = (form: BillingForm): BillingDraft | undefined =>
  billingFields.every((field) => isBlank(form[field])) ? undefined : form

/** The form after a reload of the page: the texts as they were kept (OQ-134). */
export const billingFormOf = (draft: BillingDraft): BillingForm => ({
  ...draft,
  paymentMethod: paymentMethodOf(draft.paymentMethod),
})

/** An unknown method becomes the usual one. */
export const paymentMethodOf = (text: string | undefined): PaymentMethod =>
  paymentMethods.find((method) => method === text) ?? checkoutPolicy.firstPaymentMethod
