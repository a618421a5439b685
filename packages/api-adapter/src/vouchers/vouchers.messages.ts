/** What the stand-in server says; a real one has its own words. */
export const standInVoucherMessages = {
  basketFull: 'Your basket is full. Please pay for what is in it first.',
} as const
