import { standInAccountPolicy as policy } from './account.policy.ts'

/** The stand-in's own wording of refusals; a real server has its own. */
export const standInAccountMessages = {
  wrongPassword: 'The old password is incorrect.',
  samePassword: 'The new password must differ from the old one.',
  shortPassword: `The new password needs at least ${policy.leastPasswordLength} characters.`,
  badDateOfBirth: 'Enter a date of birth before today, within the last 120 years.',
  tooLong: (field: string) => `${field} may have at most ${policy.longestText} characters.`,
} as const
