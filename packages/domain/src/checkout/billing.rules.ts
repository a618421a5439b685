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

/** Every field starts empty, with the usual payment method. We don't fill in the profile automatically (OQ-106). */
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
 * The details from the member's profile, filled in only on request (OQ-106). Fields that the profile lacks keep their
 * text. The profile's district has no field, so we leave it out.
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

/** Each of the seven fields needs a visible character. Any format is accepted (OQ-098). */
export const billingComplaints = (form: BillingForm): BillingComplaints =>
  Object.fromEntries(
    billingFields
      .filter((field) => isBlank(form[field]))
      .map((field) => [field, fieldMessages.required]),
  )

/** True if each of the seven fields has a visible character (CHECKOUT-04). If not, we send nothing. */
export const isBillingComplete = (form: BillingForm): boolean =>
  billingFields.every((field) => !isBlank(form[field]))

/** The details to send: every text trimmed, email and postcode with visible characters only. */
export const trimmedBilling = (form: BillingForm): BillingForm => ({
  ...form,
  ...recordOf(billingFields, (field) => form[field].trim()),
  email: asSeen(form.email),
  postcode: asSeen(form.postcode),
})

/** True if all seven fields are identical. White space counts, so compare trimmed details. */
export const isSameBilling = (a: BillingForm, b: BillingForm): boolean =>
  billingFields.every((field) => a[field] === b[field])

/**
 * A hash that recognises the same details where we may not store them (OQ-134). It is too short to reconstruct them.
 */
export const billingMark = (form: BillingForm): number =>
  Hash.string(billingFields.map((field) => form[field].trim()).join('\n'))

/** The part of the form that survives a reload: texts only (OQ-134). */
export type BillingDraft = Readonly<Record<BillingField | 'paymentMethod', string>>

/** `undefined` if nothing was typed. */
export const billingDraftOf = (form: BillingForm): BillingDraft | undefined =>
  billingFields.every((field) => isBlank(form[field])) ? undefined : form

/** The form after a reload, with the stored texts (OQ-134). */
export const billingFormOf = (draft: BillingDraft): BillingForm => ({
  ...draft,
  paymentMethod: paymentMethodOf(draft.paymentMethod),
})

/** Turns an unknown method into the usual one. */
export const paymentMethodOf = (text: string | undefined): PaymentMethod =>
  paymentMethods.find((method) => method === text) ?? checkoutPolicy.firstPaymentMethod
