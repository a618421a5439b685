export const memberMessages = {
  ours: {
    readingBalance: 'Loading your balance...',
    /** Shown when a balance could not be read. */
    unknownBalance: '–',
    unreadBalance: 'We can’t show your balance right now.',
    /** Replaces the transactions until there is one. */
    firstLines: [
      'Choose a shop.',
      'Press Redeem on its page.',
      'Your cashback appears here: pending at first, then yours.',
    ],
  },
} as const
