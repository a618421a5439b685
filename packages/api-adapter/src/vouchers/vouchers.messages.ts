/** The stand-in's own wording; a real server has its own. */
export const standInVoucherMessages = {
  basketFull: 'Your basket is full. Pay for your vouchers first.',
} as const
