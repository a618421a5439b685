/**
 * The addresses of the route table. In-app paths are written below the base, as in the specification. Pages outside the
 * app include the base, since the browser loads them as documents.
 */
import {
  type ChoiceId,
  followableLink,
  isOwnPath,
  RetailerId,
  slugOf,
  type TabId,
  type VendorCode,
  withoutLastSlashes,
} from '../kernel/index.ts'
import { inAppPlaces, shellPolicy } from './shell.policy.ts'

/** The screens of the portal, by their addresses below the base. */
export const paths = {
  dashboard: '/Home/Dashboard',
  cashback: '/Home/Cashback',
  favourites: '/Home/Cashback?favourites=true',
  vouchers: '/Home/Vouchers',
  wellnessStatement: '/Home/TotalWellnessStatement',
  rewardStatement: '/Home/TotalRewardStatement',
  search: '/Home/Search',
  account: '/MyAccount',
  editAccount: '/EditAccount',
  withdrawViaBank: '/WithdrawViaBank',
  checkout: '/Checkout',
  contact: '/Contact',
  login: '/Login',
} as const

const documentPage = (path: string): string => `${shellPolicy.documentBase}${path}`

/** Pages that the host serves itself (OQ-001), always as documents. */
export const documentPages = {
  faq: documentPage('/FAQ'),
  termsAndConditions: documentPage('/TermsAndConditions'),
  register: documentPage('/Register'),
  resetPassword: documentPage('/Register/ResetPasswordRequest'),
  resendRegistrationEmail: documentPage('/Register/ResendRegistrationEmail'),
  memberChallenge: documentPage('/MemberChallenge'),
  oidcChallenge: documentPage('/Oidc/Challenge'),
} as const

/**
 * '/Retailer/7/nook'. Only the id matters: the slug is for people, and left out if the name gives
 * none (OQ-012).
 */
export function retailerPath(id: RetailerId, name: string): string {
  const slug = slugOf(name)
  return slug === '' ? `/Retailer/${part(id)}` : `/Retailer/${part(id)}/${part(slug)}`
}

/** The retailer of a path, if any. Ignores the slug (OQ-012). */
export function retailerIn(path: string): RetailerId | undefined {
  const written = /^\/retailer\/([^/?#]+)/i.exec(path)?.[1]
  try {
    return written === undefined ? undefined : RetailerId.make(decodeURIComponent(written))
  } catch {
    return undefined
  }
}

/** '/Vendor/BKM': a vendor's page, by its code. */
export const vendorPath = (code: VendorCode): string => `/Vendor/${part(code)}`

/** '/Choice/7': a benefit's page, by its id. */
export const choicePath = (id: ChoiceId): string => `/Choice/${part(id)}`

/** '/Home/mybenefits/3': the benefits of one tab, by its id. */
export const tabPath = (id: TabId): string => `/Home/mybenefits/${part(id)}`

/** The target of the menu item with this key. `part` keeps an unusual key inside its segment. */
export const menuPath = (key: string): string => `/Home/${part(key)}`

/** The search page for a text. `undefined` for blank text (SHELL-08, SHELL-09, OQ-077). */
export function searchPath(text: string): string | undefined {
  const wanted = text.trim()
  return wanted === '' ? undefined : `${paths.search}?search=${part(wanted)}&page=1`
}

/** True for the search page, which has its own search box (SHELL-07). */
export const isSearchPage = (path: string): boolean =>
  withoutLastSlashes(path).toLowerCase() === paths.search.toLowerCase()

/** 'Register', returning to the current address: path and query, encoded (LOGIN-06, OQ-013). */
export const registerHref = (currentAddress: string): string =>
  `${documentPages.register}?returnUrl=${part(currentAddress)}`

/**
 * The path below the base, in its original letter case: '/MEMBER/Home' gives '/Home'. A path outside the base stays the
 * same (ROUTE-01, ROUTE-03, OQ-003).
 */
export function pathBelowBase(pathname: string): string {
  const { basePath } = shellPolicy
  const start = pathname.slice(0, basePath.length + 1).toLowerCase()
  const isBelow = start === basePath.toLowerCase() || start === `${basePath.toLowerCase()}/`
  return isBelow ? pathname.slice(basePath.length) || '/' : pathname
}

/** True if the app itself shows this path (below the base, with or without a query). */
export function isInAppPath(path: string): boolean {
  const first = /^\/([^/?#]*)/.exec(path)?.[1]?.toLowerCase()
  return first === '' || inAppPlaces.some((segment) => segment === first)
}

/** A link from data: its target and kind. `undefined` if members may not follow it (OQ-031). */
export type DataLink =
  | { readonly leads: 'inside'; readonly path: string }
  | { readonly leads: 'outside'; readonly href: string }

/** In-app paths from the server may include the base or, like the route table, leave it out. */
export function dataLinkOf(href: string | undefined): DataLink | undefined {
  const address = followableLink(href)
  if (address === undefined) return undefined
  if (!address.startsWith('/')) return { leads: 'outside', href: address }
  const path = pathBelowBase(address)
  if (!isOwnPath(path)) return undefined
  return isInAppPath(path) ? { leads: 'inside', path } : { leads: 'outside', href: address }
}

const part = encodeURIComponent
