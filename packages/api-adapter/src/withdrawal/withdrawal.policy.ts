/** How the stand-in server treats withdrawals, as far as the specification leaves it open. */
export const standInWithdrawalPolicy = {
  /** The digits of a telephone number that somebody could call. */
  telephoneDigits: { least: 10, most: 15 },
} as const
