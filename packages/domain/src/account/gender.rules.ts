/** The gender codes, and their options in the edit form (CONST-04, OQ-108). */
import { genderCodes, mostGenderCode } from './account.policy.ts'

export type GenderChoice = keyof typeof genderCodes

/** The edit form's option for a code. */
export function genderChoiceOf(code: number | undefined): GenderChoice {
  if (code === undefined || code <= 0) return 'notTold'
  return code === genderCodes.male ? 'male' : 'female'
}

/** The form's value for an option: its code as the server spells it, or empty for the empty choice (OQ-108). */
export const genderValueOf = (choice: GenderChoice): string =>
  choice === 'notTold' ? '' : `${genderCodes[choice]}`

/** The option with this value. */
export const genderChoiceFrom = (value: string): GenderChoice => genderChoiceOf(Number(value))

/** The code to save: the member's own, even an unknown one, unless they chose another option (EDIT-11, OQ-108). */
export const genderCodeOf = (choice: GenderChoice, code: number | undefined): number =>
  code !== undefined && choice === genderChoiceOf(code) ? code : genderCodes[choice]

/**
 * True if this may be saved as a gender: 0, the two codes, and any other small positive code, so that members who have
 * one keep it (OQ-108). Ours: the stand-in refuses the rest, for example -1.
 */
export const isGenderCode = (code: number): boolean =>
  Number.isInteger(code) && code >= genderCodes.notTold && code <= mostGenderCode
