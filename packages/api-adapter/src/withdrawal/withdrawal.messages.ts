/** What the stand-in server refuses in words of its own; a real one has others. */
export const standInWithdrawalMessages = {
  telephoneNumber: 'Please give a telephone number that we can call.',
} as const
