/** About the rulebook, which is written by its own command. */
export const rulebookMessages = {
  ours: {
    notBuilt: 'The rulebook is not written yet',
    howToBuild:
      'Run npm run rulebook beside the server: it runs the tests of the rules and writes what they found. Then load this page again.',
    goOn: 'Go to the portal',
  },
} as const
