export const payingPolicy = {
  /** What a comparison starts with, before the member types an amount. */
  firstAmount: '100.00',
} as const
