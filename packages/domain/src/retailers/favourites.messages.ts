export const favouritesMessages = {
  ours: {
    refused: 'We couldn’t change your favourites. Try again.',
  },
} as const
