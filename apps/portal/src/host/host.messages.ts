/** Sentences of the page that is there before the application (OQ-137). */
export const hostMessages = {
  ours: {
    productName: 'Save',
    loginWall: 'Keep a corner of what you spend.',
  },
} as const
