/** Figures and addresses of the shell, each once. */
export const shellPolicy = {
  /** Every route is below it, in any letter case (ROUTE-01, ROUTE-03). */
  basePath: '/Member',
  /** Where the pages outside the app are (OQ-001); '' would put them at the root. */
  documentBase: '/Member',
  /** Width of the drawer in CSS pixels (SHELL-12). */
  drawerWidth: 300,
  /**
   * How long a screen may load before the page says so; no more than a second (quality: feedback).
   */
  waitShownMs: 400,
  /** The longest wait for a screen; if a second try fails before, as long again for the host to answer. */
  screenDeadlineMs: 12_000,
} as const

/** The first path segments of the app's own paths; every other page is a document load. */
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
