/** How the stand-in server treats withdrawals where the specification leaves it open. */
export const standInWithdrawalPolicy = {
  /** The digits of a telephone number that could be called: an extension on the switchboard, too. */
  telephoneDigits: { least: 4, most: 15 },
} as const
