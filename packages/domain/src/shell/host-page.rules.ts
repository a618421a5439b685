import { dashboardAddress, loginAddress } from './host-addresses.policy.ts'

/** The page that starts the app: its own one for the login and the dashboard, or 'index' for all other paths. */
export type HostPage = 'login' | 'dashboard' | 'index'

/** The host page for a path, base included (ROUTE-01, ROUTE-03). */
export function hostPageOf(pathname: string): HostPage {
  if (loginAddress.test(pathname)) return 'login'
  return dashboardAddress.test(pathname) ? 'dashboard' : 'index'
}
