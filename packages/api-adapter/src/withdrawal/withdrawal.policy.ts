/** How the stand-in treats withdrawals where the specification leaves it open. */
export const standInWithdrawalPolicy = {
  /** The digits of a telephone number, including short ones such as an extension. */
  telephoneDigits: { least: 4, most: 15 },
} as const
