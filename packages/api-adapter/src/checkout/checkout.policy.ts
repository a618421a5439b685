/** How the stand-in server takes payments. */
export const standInCheckoutPolicy = {
  /** Where its payment provider's page lies; the order's id follows. */
  providerPath: '/Member/PaymentProvider',
  /** How long the provider takes to start a payment; a second start of the same is refused. */
  providerTakesMs: 300,
  /** The first order of a world. */
  firstOrder: 7001,
  /** A world that runs for ever remembers the latest orders only. */
  mostOrders: 100,
} as const
