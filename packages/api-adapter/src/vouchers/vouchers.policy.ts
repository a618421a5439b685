export const standInVoucherPolicy = {
  /** More vouchers than this don't fit into a basket of the stand-in server. */
  mostInBasket: 50,
} as const
