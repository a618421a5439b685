/** Limits for the error and performance reports (signs) from members' browsers. */
export const signsPolicy = {
  /** Reports slower paints: web.dev calls them poor for FCP and LCP (https://web.dev/articles/vitals). */
  slowPaintMs: { first: 3_000, largest: 4_000 },
  /** Even slower paints are reported as this many seconds. */
  mostSeconds: 60,
  /** How long we gather signs before we send them, unless the page is hidden first. */
  gatheringMs: 5_000,
  /** Different signs in one batch. */
  mostSigns: 20,
  /** Batches per page, so that an endless problem isn't reported forever. */
  mostSendings: 10,
  /** Places in our scripts reported for one error or policy violation. */
  mostPlaces: 5,
} as const

/** The words in our own addresses. All other parts may identify the member. */
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

/** The words in the API's addresses. */
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

/** The directives of the portal's policy, and those that browsers report instead. */
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
