/** The four cards of the account edit page: how each is filled, checked and saved (EDIT). */
import { type Day, type Failure, harmlessFailureSentences, isBlank } from '../kernel/index.ts'
import type { Address, Member, PersonName } from '../member/index.ts'
import { accountMessages } from './account.messages.ts'
import type { AboutYou, PasswordChange } from './account.schema.ts'
import { dayTyped, isDateOfBirth, unreadableDate } from './date-of-birth.rules.ts'
import { partsOf, textsOf } from './edit-texts.rules.ts'
import { type GenderChoice, genderChoiceOf, genderCodeOf } from './gender.rules.ts'

const { ours } = accountMessages

/** Errors of a form, by field. An empty string marks a field without a message. */
export type Complaints<Form> = { readonly [Field in keyof Form]?: string }

/** One card: its form, checks and request body. */
export interface EditCard<Form, Body> {
  /** The form filled for this member, or empty without one. */
  readonly fill: (member: Member | undefined) => Form
  readonly complaintsAbout: (form: Form) => Complaints<Form>
  /** The whole part of the profile, including unedited fields. */
  readonly bodyOf: (form: Form, member: Member) => Body
  /** Keeps the restored fields that are usable and takes the others from the profile. */
  readonly restored?: (form: Form, member: Member) => Form
  /** True if its fields are never stored and are cleared after a save (OQ-111, OQ-134). */
  readonly isSecret: boolean
}

const nameKeys = ['title', 'firstName', 'middleNames', 'lastName', 'initials'] as const
export type NameForm = { readonly [Part in (typeof nameKeys)[number]]: string }

/** EDIT-06, EDIT-07. */
export const nameCard: EditCard<NameForm, PersonName> = {
  fill: (member) => textsOf(nameKeys, member?.name ?? {}),
  complaintsAbout: ({ lastName }) =>
    isBlank(lastName) ? { lastName: accountMessages.lastNameMissing } : {},
  bodyOf: (form, member) => partsOf(nameKeys, form, member.name),
  isSecret: false,
}

const addressKeys = [
  'houseNumber',
  'houseName',
  'flat',
  'street',
  'district',
  'town',
  'county',
  'postcode',
] as const
export type AddressForm = { readonly [Part in (typeof addressKeys)[number]]: string }

/** EDIT-12: the specification requires none of its fields. */
export const addressCard: EditCard<AddressForm, Address> = {
  fill: (member) => textsOf(addressKeys, member?.address ?? {}),
  complaintsAbout: () => ({}),
  bodyOf: (form, member) => partsOf(addressKeys, form, member.address),
  isSecret: false,
}

export interface AboutYouForm {
  /** 'YYYY-MM-DD', empty, or `unreadableDate`. */
  readonly dateOfBirth: string
  readonly gender: GenderChoice
}

/** EDIT-11. Rules don't read the clock, so `today` is an argument (OQ-109). */
export const aboutYouCard = (today: Day): EditCard<AboutYouForm, AboutYou> => ({
  fill: (member) => ({
    dateOfBirth: member?.dateOfBirth ?? '',
    gender: genderChoiceOf(member?.gender),
  }),
  complaintsAbout: ({ dateOfBirth }) =>
    isDateOfBirth(dateOfBirth, today) ? {} : { dateOfBirth: ours.badDateOfBirth },
  bodyOf: ({ dateOfBirth, gender }, member) => {
    const day = dayTyped(dateOfBirth)
    return {
      ...(day !== undefined && { dateOfBirth: day }),
      gender: genderCodeOf(gender, member.gender),
    }
  },
  // Replaces a half-typed date, since its empty field would delete the date of birth.
  restored: (form, member) =>
    form.dateOfBirth === unreadableDate ? { ...form, dateOfBirth: member.dateOfBirth ?? '' } : form,
  isSecret: false,
})

/** EDIT-08, EDIT-09. Nothing is trimmed: a space may be part of a password. */
export const passwordCard: EditCard<PasswordChange, PasswordChange> = {
  fill: () => ({ oldPassword: '', newPassword: '', confirmPassword: '' }),
  complaintsAbout: (form) => {
    const missing = Object.entries(form).filter(([, password]) => password === '')
    return {
      ...(form.confirmPassword !== form.newPassword && {
        confirmPassword: accountMessages.passwordsDiffer,
      }),
      ...Object.fromEntries(missing.map(([field]) => [field, accountMessages.required])),
    }
  },
  bodyOf: (form) => form,
  isSecret: true,
}

/** The messages for a failed save. If the response was lost, the new password may already be in use (OQ-019). */
export const saveFailureSentences = (
  { isSecret }: { readonly isSecret: boolean },
  failure: Failure,
): readonly string[] =>
  harmlessFailureSentences(failure, isSecret ? ours.passwordUnanswered : ours.unanswered)
