/** Figures and addresses of the shell, each once. */
export const shellPolicy = {
  /** Every route lies under it, in any letter case (ROUTE-01, ROUTE-03). */
  basePath: '/Member',
  /** Where the pages outside the app lie (OQ-001); '' would put them at the root. */
  documentBase: '/Member',
  /** Width of the drawer in CSS pixels (SHELL-12). */
  drawerWidth: 300,
  /** A wait for a screen is said from now on; no more than a second (quality: feedback). */
  waitShownMs: 400,
  /** No wait for a screen is longer. */
  screenDeadlineMs: 12_000,
} as const

/** First parts of the paths that the app itself shows; every other page is a document load. */
export const inAppPlaces = [
  'home',
  'retailer',
  'vendor',
  'choice',
  'checkout',
  'myaccount',
  'editaccount',
  'withdrawviabank',
  'contact',
] as const
