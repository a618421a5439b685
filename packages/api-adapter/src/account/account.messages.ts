import { standInAccountPolicy as policy } from './account.policy.ts'

/** The stand-in's own wording of refusals; a real server has its own. */
export const standInAccountMessages = {
  wrongPassword: 'The old password is not right.',
  samePassword: 'The new password is the old one.',
  shortPassword: `The new password needs at least ${policy.leastPasswordLength} characters.`,
  badDateOfBirth: 'The date of birth is not a day before today, within the last 120 years.',
  tooLong: (field: string) => `${field} may have at most ${policy.longestText} characters.`,
} as const
