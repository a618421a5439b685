export const memberMessages = {
  ours: {
    readingBalance: 'Loading your balance...',
    /** Shown when a balance couldn't be read. */
    unknownBalance: '–',
    unreadBalance: 'We can’t show your balance right now.',
    /** Shown until there is a transaction. */
    firstLines: [
      'Choose a shop.',
      'Press Redeem on its page.',
      'Your cashback appears here: pending at first, then yours.',
    ],
  },
} as const
