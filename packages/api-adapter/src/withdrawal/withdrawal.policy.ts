/** How the stand-in server treats withdrawals, as far as the specification leaves it open. */
export const standInWithdrawalPolicy = {
  /** How withdrawals stand among the transactions, and are found again there. */
  transactionType: 'Withdrawal',
  toCard: { name: 'Prepaid card', status: 'Paid' },
  /** A transfer to a bank is on its way until it has cleared. */
  toBank: { name: 'Bank transfer', status: 'Requested', cleared: 'Paid' },
  /** After so many days a bank transfer has cleared: seven working days, a weekend or two among them. */
  clearingDays: 9,
  /** The digits of a telephone number that somebody could call. */
  telephoneDigits: { least: 10, most: 15 },
} as const
