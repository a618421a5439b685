/** For every call that moves money, or places or cancels an order (OQ-135); and what a voucher's saving is called. */
export const moneyCallMessages = {
  youSave: 'You Save',
  ours: {
    longWait: 'This is taking longer than usual. Please stay on this page.',
    readAgain: 'Check again',
  },
} as const
