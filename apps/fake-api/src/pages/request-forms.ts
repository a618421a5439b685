import { isEmail } from '@save/domain/kernel'
import { sessionMessages } from '@save/domain/session'
import { documentPages } from '@save/domain/shell'
import type { Field } from './form.ts'
import { pagesMessages } from './pages.messages.ts'

const { register, resendEmail, resetPassword } = pagesMessages.ours

const required = (message: string) => (value: string) => (value.trim() === '' ? message : undefined)

const email: Field = {
  name: 'email',
  label: register.email,
  type: 'email',
  autocomplete: 'email',
  complaint: (value) => {
    if (value.trim() === '') return sessionMessages.emailMissing
    return isEmail(value) ? undefined : sessionMessages.emailMalformed
  },
}

const shortestPassword = 8

const registerFields: readonly Field[] = [
  {
    name: 'firstName',
    label: register.firstName,
    type: 'text',
    autocomplete: 'given-name',
    complaint: required(register.firstNameMissing),
  },
  {
    name: 'lastName',
    label: register.lastName,
    type: 'text',
    autocomplete: 'family-name',
    complaint: required(register.lastNameMissing),
  },
  email,
  {
    name: 'password',
    label: register.password,
    type: 'password',
    autocomplete: 'new-password',
    hint: register.passwordHint,
    complaint: (value) => (value.length < shortestPassword ? register.passwordShort : undefined),
  },
  {
    name: 'terms',
    label: register.terms,
    type: 'checkbox',
    complaint: (value) => (value === 'yes' ? undefined : register.termsMissing),
  },
]

/** A form that requests something to be sent by email. */
export interface RequestForm {
  readonly path: string
  readonly fields: readonly Field[]
  readonly messages: {
    readonly title: string
    readonly intro: string
    readonly submit: string
    readonly done: { readonly title: string; readonly text: string }
  }
  /** A page to read first. */
  readonly reading?: { readonly href: string; readonly text: string }
}

export const requestForms: readonly RequestForm[] = [
  {
    path: documentPages.register,
    fields: registerFields,
    messages: register,
    reading: { href: documentPages.termsAndConditions, text: register.readTerms },
  },
  { path: documentPages.resetPassword, fields: [email], messages: resetPassword },
  { path: documentPages.resendRegistrationEmail, fields: [email], messages: resendEmail },
]
