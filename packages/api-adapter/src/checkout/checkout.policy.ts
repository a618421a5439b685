/** How the stand-in server takes payments. */
export const standInCheckoutPolicy = {
  /** The path of its payment provider's page; the order's id follows. */
  providerPath: '/Member/PaymentProvider',
  /**
   * How long the provider takes to start a payment; a second start of the same order is refused
   * meanwhile.
   */
  providerTakesMs: 300,
  /** The number of the first order after a start; each further one has the next. */
  firstOrder: 7001,
  /** A world that runs for ever remembers only the latest orders. */
  mostOrders: 100,
} as const
