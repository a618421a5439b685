import { dashboardAddress, loginAddress } from './host-addresses.policy.ts'

/** The page that starts the app: login and dashboard have their own, all other paths share 'index'. */
export type HostPage = 'login' | 'dashboard' | 'index'

/** The host page for a path, base included (ROUTE-01, ROUTE-03). */
export function hostPageOf(pathname: string): HostPage {
  if (loginAddress.test(pathname)) return 'login'
  return dashboardAddress.test(pathname) ? 'dashboard' : 'index'
}
