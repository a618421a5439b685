/**
 * The product's general phrases, used wherever there is no more specific sentence (OQ-006, OQ-019).
 */
export const failureMessages = {
  somethingWentWrong: 'Something went wrong.',
  notFound: 'Not found.',
  ours: {
    tryAgain: 'Try again',
  },
} as const
