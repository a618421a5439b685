/** For calls that move money, or place or cancel an order (OQ-135), and the name of a voucher's saving. */
export const moneyCallMessages = {
  youSave: 'You Save',
  ours: {
    longWait: 'This is taking longer than usual. Stay on this page.',
    readAgain: 'Check again',
  },
} as const
