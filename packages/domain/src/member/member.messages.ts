export const memberMessages = {
  ours: {
    readingBalance: 'Reading your balance...',
    /** In place of a balance that could not be read. */
    unknownBalance: '–',
    unreadBalance: 'We can’t show your balance at the moment.',
  },
} as const
