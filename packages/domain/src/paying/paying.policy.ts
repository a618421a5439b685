export const payingPolicy = {
  /** The amount on a retailer's page before the member types one. */
  firstAmount: '100.00',
} as const
