/** About the rulebook, which a command of its own writes. */
export const rulebookMessages = {
  ours: {
    writing: 'The rulebook is being written',
    writingText:
      'This page opens it by itself. It takes a few seconds, or half a minute when the tests of the rules have to run first.',
    notWritten: 'The rulebook could not be written',
    howToWrite: 'Run npm run rulebook in a terminal: it says what is wrong.',
    goOn: 'Go to the portal',
  },
} as const
