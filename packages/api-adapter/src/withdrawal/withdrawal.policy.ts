/** How the stand-in server treats withdrawals where the specification leaves it open. */
export const standInWithdrawalPolicy = {
  /** The digits of a telephone number that could be called. */
  telephoneDigits: { least: 10, most: 15 },
} as const
