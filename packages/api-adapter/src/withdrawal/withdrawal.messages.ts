/** The stand-in's own wording of refusals; a real server has its own. */
export const standInWithdrawalMessages = {
  telephoneNumber: 'Enter a telephone number that we can call.',
} as const
