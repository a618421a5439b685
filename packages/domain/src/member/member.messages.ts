export const memberMessages = {
  ours: {
    readingBalance: 'Reading your balance...',
    /** Shown when a balance could not be read. */
    unknownBalance: '–',
    unreadBalance: 'We can’t show your balance at the moment.',
  },
} as const
