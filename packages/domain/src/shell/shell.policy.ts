/** Figures and addresses of the shell. */
export const shellPolicy = {
  /** All routes are below it, in any letter case (ROUTE-01, ROUTE-03). */
  basePath: '/Member',
  /** The base of the pages outside the app (OQ-001). '' would put them at the root. */
  documentBase: '/Member',
  /** Width of the drawer in CSS pixels (SHELL-12). */
  drawerWidth: 300,
  /** How long a screen may load before the page says so; at most a second (quality: feedback). */
  waitShownMs: 400,
  /** The longest wait for a screen or, if the retry fails sooner, for the host's answer. */
  screenDeadlineMs: 12_000,
} as const

/** The first path segments of the app's own paths. Every other page is a document load. */
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
