/** Shown while the rulebook is being written. */
export const rulebookMessages = {
  ours: {
    writing: 'The rulebook is being written',
    writingText:
      'It opens here when it is ready. This takes a few seconds, or a minute or two if the tests of the rules have to run first.',
    notWritten: 'The rulebook could not be written',
    howToWrite:
      'Run npm run rulebook in a terminal to see what is wrong. Once it has written the rulebook, reload this page.',
    goOn: 'Go to the portal',
  },
} as const
