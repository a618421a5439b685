/** The stand-in server's own words for a refusal; a real one has others. */
export const standInWithdrawalMessages = {
  telephoneNumber: 'Please give a telephone number that we can call.',
} as const
