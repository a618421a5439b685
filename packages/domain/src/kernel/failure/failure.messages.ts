/** The product's general messages, used when there is no more specific one (OQ-006, OQ-019). */
export const failureMessages = {
  somethingWentWrong: 'Something went wrong.',
  notFound: 'Not found.',
  ours: {
    tryAgain: 'Try again',
  },
} as const
