export const standInVoucherPolicy = {
  /** The most vouchers in a basket of the stand-in. */
  mostInBasket: 50,
} as const
