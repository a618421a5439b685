import type { HeaderTable } from './header-table.ts'

/** Hashes of the pages' inline scripts and styles, from `csp.json` of the built portal. */
export interface InlineHashes {
  readonly styleHashes: readonly string[]
  readonly scriptHashes: readonly string[]
}

const narrowPermissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** The resources and actions that a page may use. Inline parts need one of the hashes. */
const contentSecurityPolicy = (
  styleHashes: readonly string[],
  scriptHashes: readonly string[],
): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    ["style-src 'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' '),
    "img-src 'self' https: data:",
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
  ].join('; ')

const always: HeaderTable = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/** For pages. Cashback networks reject a click without a referrer, so other sites get the page's origin. */
export const pageHeaders = (
  styleHashes: readonly string[],
  scriptHashes: readonly string[] = [],
): HeaderTable => ({
  ...always,
  'content-security-policy': contentSecurityPolicy(styleHashes, scriptHashes),
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': narrowPermissions,
})

/** For scripts, styles, fonts and other files of a page. */
export const assetHeaders: HeaderTable = {
  ...always,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** For drawn pictures: opened directly, they can't run or load anything. */
export const pictureHeaders: HeaderTable = {
  ...always,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

export const apiHeaders: HeaderTable = {
  ...always,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
}

/** Only if a proxy in front of the host uses https: on localhost it would lock developers out. */
export const strictTransport: HeaderTable = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}
