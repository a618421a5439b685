export const payingPolicy = {
  /** What the comparison on a retailer's page starts with, before the member types an amount. */
  firstAmount: '100.00',
} as const
