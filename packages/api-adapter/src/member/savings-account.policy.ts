/**
 * How the stand-in server enters withdrawals in the savings account: the specification doesn't say.
 */
export const standInSavingsPolicy = {
  /** The transaction type of withdrawals, by which they are found again. */
  transactionType: 'Withdrawal',
  toCard: { name: 'Prepaid top-up', status: 'Paid' },
  /** A bank transfer is pending until it clears. */
  toBank: { name: 'Faster Payment', status: 'Requested', cleared: 'Paid' },
  /** Days until a bank transfer clears: seven working days and a weekend; no second one is counted. */
  clearingDays: 9,
} as const
