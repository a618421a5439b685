/** Fills, checks and sends the support form (SUPPORT-05, SUPPORT-10 to SUPPORT-16). */
import { fullAddress } from '../account/index.ts'
import { asSeen, isBlank, isEmail, joinPresent } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'
import { supportMessages as messages } from './support.messages.ts'
import { supportCategories } from './support.policy.ts'
import type { SupportCategory, SupportQuery } from './support.schema.ts'

/** The fields below the category. */
export interface SupportForm {
  readonly name: string
  readonly email: string
  readonly telephone: string
  readonly address: string
  readonly orderNumber: string
  readonly description: string
}

/** The part of the form that survives a reload: all typed text, since none of it is secret (OQ-134). */
export interface SupportDraft {
  /** Empty if no category is chosen. */
  readonly category: string
  readonly form: SupportForm
}

/** A question prepared by another screen: its category and its first words. */
export interface SupportSubject {
  readonly category: SupportCategory
  readonly description: string
}

const blankForm: SupportForm = {
  name: '',
  email: '',
  telephone: '',
  address: '',
  orderNumber: '',
  description: '',
}

/** No category chosen, and every field empty. */
export const blankSupportDraft: SupportDraft = { category: '', form: blankForm }

/** The category with this name, if any. */
export const categoryOf = (text: string | undefined): SupportCategory | undefined =>
  supportCategories.find((category) => category === text)

export type SupportComplaints = { readonly [Field in keyof SupportForm]?: string }

/**
 * Name, email and address from the profile, which the member may change. The name is the first and last name or,
 * without both, the display name (SUPPORT-05, OQ-107).
 */
export const prefilledSupport = (
  { name, displayName, ...member }: Member,
  subject?: SupportSubject,
): SupportForm => ({
  name: joinPresent([name.firstName, name.lastName], ' ') || (displayName ?? ''),
  email: member.emailAddress ?? '',
  telephone: '',
  address: fullAddress(member.address),
  orderNumber: '',
  description: subject?.description ?? '',
})

/** The fields that the profile fills in. The member types the rest. */
const prefilledFields = ['name', 'email', 'address'] as const

/** The part of the form that we may store: without the profile's details (OQ-134). */
export function typedSupport(form: SupportForm, member: Member): SupportForm {
  const prefilled = prefilledSupport(member)
  const unedited = prefilledFields.filter((field) => form[field] === prefilled[field])
  return { ...form, ...Object.fromEntries(unedited.map((field) => [field, ''])) }
}

/** The member's own text, with the rest from the profile. */
export function restoredSupport(typed: SupportForm, member: Member): SupportForm {
  const prefilled = prefilledSupport(member)
  const missing = prefilledFields.filter((field) => typed[field] === '')
  return { ...typed, ...Object.fromEntries(missing.map((field) => [field, prefilled[field]])) }
}

/**
 * The message below each wrong field: an empty name, email, telephone, address or description, or an invalid email
 * (SUPPORT-10 to SUPPORT-15). The order number is optional (SUPPORT-16).
 */
export function complaintsAboutSupport(form: SupportForm): SupportComplaints {
  const email = complaintAboutEmail(form.email)
  return {
    ...(isBlank(form.name) && { name: messages.nameMissing }),
    ...(email !== undefined && { email }),
    ...(isBlank(form.telephone) && { telephone: messages.telephoneMissing }),
    ...(isBlank(form.address) && { address: messages.addressMissing }),
    ...(isBlank(form.description) && { description: messages.descriptionMissing }),
  }
}

function complaintAboutEmail(email: string): string | undefined {
  if (isBlank(email)) return messages.emailMissing
  return isEmail(email) ? undefined : messages.emailMalformed
}

/** True if the form has no errors. If not, we send nothing (SUPPORT-10 to SUPPORT-15). */
export const isSupportFormValid = (form: SupportForm): boolean =>
  Object.keys(complaintsAboutSupport(form)).length === 0

/**
 * Sends the description as 'text' and the category as 'type'. Each text is trimmed, and codes are sent as they look on
 * the screen (OQ-125).
 */
export const supportQueryOf = (category: SupportCategory, form: SupportForm): SupportQuery => ({
  name: form.name.trim(),
  email: asSeen(form.email),
  telephone: asSeen(form.telephone),
  address: form.address.trim(),
  orderNumber: asSeen(form.orderNumber),
  text: form.description.trim(),
  type: category,
})
