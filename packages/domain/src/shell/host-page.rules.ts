import { dashboardAddress, loginAddress } from './host-addresses.policy.ts'

/** The page that starts the app: one drawn for its place, or 'index' for all other places. */
export type HostPage = 'login' | 'dashboard' | 'index'

/** The host page of a path, base included (ROUTE-01, ROUTE-03). */
export function hostPageOf(pathname: string): HostPage {
  if (loginAddress.test(pathname)) return 'login'
  return dashboardAddress.test(pathname) ? 'dashboard' : 'index'
}
