/**
 * The addresses that the host answers, in one place for the first script, the build, the development host, the stand-in
 * server and the documented nginx.
 */

/**
 * Paths with their own host page, in any letter case, with or without a slash at the end (ROUTE-01, ROUTE-03). The base
 * alone and '/Home' open the dashboard.
 */
export const loginAddress = /^\/member\/login\/?$/i
export const dashboardAddress = /^\/member(?:\/home(?:\/dashboard)?)?\/?$/i

/** The first path segments of the server's own addresses, at the root, in this letter case. */
export const serverPlaces = ['api', 'images'] as const

/**
 * The first path segments of pages outside the app, in lower case (OQ-001). The host answers them below the base and at
 * the root, in any letter case (OQ-139).
 */
export const documentPlaces = [
  'faq',
  'termsandconditions',
  'register',
  'memberchallenge',
  'oidc',
  'paymentprovider',
] as const

/** Below the base: the style sheets and fonts of those pages. */
export const documentFilesPlace = 'pages'
