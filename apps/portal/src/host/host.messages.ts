/** Sentences of the page that is there before the application (OQ-137). */
export const hostMessages = {
  ours: {
    productName: 'Save',
    needsScript:
      'Save needs JavaScript. Please switch it on in your browser, then load this page again.',
    loginWall: 'Keep a corner of what you spend.',
  },
} as const
