/** The stand-in's own wording; a real server has its own. */
export const standInVoucherMessages = {
  basketFull: 'Your basket is full. Please pay for what is in it first.',
} as const
