/** How the stand-in server takes payments. */
export const standInCheckoutPolicy = {
  /** Where its payment provider's page lies; the order's id follows. */
  providerPath: '/Member/PaymentProvider',
  /** The first order of a world. */
  firstOrder: 7001,
  /** A world that runs for ever remembers the latest orders only. */
  mostOrders: 100,
} as const
