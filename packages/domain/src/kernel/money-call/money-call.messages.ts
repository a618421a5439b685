/** For every call that moves money or places an order (OQ-135). */
export const moneyCallMessages = {
  youSave: 'You Save',
  ours: {
    longWait: 'This is taking longer than usual. Please stay on this page.',
    readAgain: 'Check again',
  },
} as const
