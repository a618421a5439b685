/** How the stand-in enters withdrawals in the savings account, which the specification leaves open. */
export const standInSavingsPolicy = {
  /** The transaction type of withdrawals, which also identifies them. */
  transactionType: 'Withdrawal',
  toCard: { name: 'Prepaid top-up', status: 'Paid' },
  /** A bank transfer is pending until it clears. */
  toBank: { name: 'Faster Payment', status: 'Requested', cleared: 'Paid' },
  /** Days until a bank transfer clears: seven working days and one weekend; we ignore a second one. */
  clearingDays: 9,
} as const
