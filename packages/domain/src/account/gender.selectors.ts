import { accountMessages } from './account.messages.ts'
import { type GenderChoice, genderChoiceOf } from './gender.rules.ts'

/** 'Male', 'Female', or `undefined` if not given (ACCOUNT-03 to ACCOUNT-05). */
export const genderLabel = (code: number | undefined): string | undefined =>
  labels[genderChoiceOf(code)]

const labels: Readonly<Record<GenderChoice, string | undefined>> = {
  male: accountMessages.male,
  female: accountMessages.female,
  notTold: undefined,
}
