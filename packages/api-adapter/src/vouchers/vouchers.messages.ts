/** The stand-in server's own words; a real one has others. */
export const standInVoucherMessages = {
  basketFull: 'Your basket is full. Please pay for what is in it first.',
} as const
