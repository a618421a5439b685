/** Figures of the signs from members' browsers, each once. */
export const signsPolicy = {
  /** From then on a paint is a sign: what web.dev calls poor for FCP and LCP (https://web.dev/articles/vitals). */
  slowPaintMs: { first: 3_000, largest: 4_000 },
  /** A paint that took longer is told as this. */
  mostSeconds: 60,
  /** Signs are gathered for so long before they are sent. */
  gatheringMs: 5_000,
  /** Different signs in one sending. */
  mostSigns: 20,
  /** Sendings of one page, so that trouble that never ends is not told for ever. */
  mostSendings: 10,
  /** Places in our scripts that are told of an error. */
  mostPlaces: 5,
} as const

/** The words that our own addresses are made of; every other part of one may be the member's. */
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

/** The words that the addresses of the API are made of. */
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

/** The directives of the portal's policy, and those that browsers name in their place. */
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
