export const favouritesMessages = {
  ours: {
    noFavouritesHelp: 'Select the star next to a retailer to add it here.',
    refused: 'We couldn’t change your favourites. Try again.',
  },
} as const
