/** The stand-in's figures for orders and payments. */
export const standInCheckoutPolicy = {
  /** The path of the provider's page, followed by the order's id. */
  providerPath: '/Member/PaymentProvider',
  /** How long the provider takes to start a payment. Until then it refuses a second start for the same order. */
  providerTakesMs: 300,
  /** The number of the first order after a start; later ones count up from it. */
  firstOrder: 7001,
  /** Worlds can run for ever, so they keep only the latest orders. */
  mostOrders: 100,
} as const
