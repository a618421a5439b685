/** What the gender codes mean, and what the edit form makes of them (CONST-04, OQ-108). */
import { accountMessages } from './account.messages.ts'
import { genderCodes } from './account.policy.ts'

export type GenderChoice = keyof typeof genderCodes

/** 'Male', 'Female', or nothing when the member has not told (ACCOUNT-03 to ACCOUNT-05). */
export const genderLabel = (code: number | undefined): string | undefined =>
  labels[genderChoiceOf(code)]

const labels: Readonly<Record<GenderChoice, string | undefined>> = {
  male: accountMessages.male,
  female: accountMessages.female,
  notTold: undefined,
}

/** Which option of the edit form stands for a code. */
export function genderChoiceOf(code: number | undefined): GenderChoice {
  if (code === undefined || code <= 0) return 'notTold'
  return code === genderCodes.male ? 'male' : 'female'
}

/** The code to save: the one that there was, unless another option has been chosen. */
export const genderCodeOf = (choice: GenderChoice, code: number | undefined): number =>
  code !== undefined && choice === genderChoiceOf(code) ? code : genderCodes[choice]
