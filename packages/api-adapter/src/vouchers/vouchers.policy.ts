export const standInVoucherPolicy = {
  /** The most vouchers in a basket of the stand-in server. */
  mostInBasket: 50,
} as const
