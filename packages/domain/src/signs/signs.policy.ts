/** Figures of the signs from members' browsers, each once. */
export const signsPolicy = {
  /**
   * A paint slower than this is a sign: what web.dev calls poor for FCP and LCP
   * (https://web.dev/articles/vitals).
   */
  slowPaintMs: { first: 3_000, largest: 4_000 },
  /** A slower paint is reported as this. */
  mostSeconds: 60,
  /** How long signs are gathered before they are sent; less if the page is hidden. */
  gatheringMs: 5_000,
  /** Different signs in one sending. */
  mostSigns: 20,
  /** Sendings per page, so that trouble that never ends is not reported for ever. */
  mostSendings: 10,
  /** How many places in our scripts an error, or a breach of the policy, names at most. */
  mostPlaces: 5,
} as const

/** The words that our own addresses consist of; every other part of one may be the member's. */
export const pageWords = [
  'Home',
  'Dashboard',
  'Cashback',
  'Vouchers',
  'Search',
  'mybenefits',
  'TotalRewardStatement',
  'TotalWellnessStatement',
  'MyAccount',
  'EditAccount',
  'WithdrawViaBank',
  'Checkout',
  'Contact',
  'Login',
  'Retailer',
  'Offers',
  'Vendor',
  'Choice',
  'SalarySacrifice',
  'ThankYou',
] as const

/** The words that the API's addresses consist of. */
export const callWords = [
  'api',
  'Basket',
  'branding',
  'CancelChoice',
  'carousel',
  'CashbackCategories',
  'ChangePassword',
  'choices',
  'DashboardData',
  'Favourites',
  'Login',
  'logout',
  'LogVisit',
  'member',
  'MemberBenefits',
  'MemberWellness',
  'menudetails',
  'MinimumWithdrawalSettings',
  'NGCVendors',
  'order',
  'Pay',
  'PurchaseChoice',
  'PurchaseNGCVoucher',
  'Query',
  'RequiresReAuth',
  'Retailers',
  'search',
  'SystemText',
  'Tabs',
  'Total',
  'WithdrawSavings',
  'WithdrawSavingsViaBank',
] as const

/** The directives of the portal's policy, and those that browsers name instead. */
export const directives = [
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
] as const
