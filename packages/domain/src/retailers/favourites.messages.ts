export const favouritesMessages = {
  ours: {
    refused: 'We couldn’t change your favourites. Please try again.',
  },
} as const
