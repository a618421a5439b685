import type { SnapshotFrom } from 'xstate'
import type { portalMachine } from './portal.machine.ts'

type PortalSnapshot = SnapshotFrom<ReturnType<typeof portalMachine>>

/** Is the login overlay over the page (SESSION-01, SESSION-03)? */
export const hasSessionExpired = (snapshot: PortalSnapshot): boolean => snapshot.matches('expired')

/** Is the blocking overlay of the logout over the page (SESSION-04)? */
export const isLoggingOut = (snapshot: PortalSnapshot): boolean =>
  snapshot.matches('loggingOut') || snapshot.matches('loggedOut')

/** Has the server logged the member out? The browser is leaving. */
export const isLoggedOut = (snapshot: PortalSnapshot): boolean => snapshot.matches('loggedOut')

/** What should the page say about a logout that failed (SESSION-07)? */
export function logoutNotice(
  snapshot: PortalSnapshot,
): 'logoutFailed' | 'logoutUnknown' | undefined {
  if (snapshot.matches({ open: 'stillLoggedIn' })) return 'logoutFailed'
  return snapshot.matches({ open: 'logoutUnknown' }) ? 'logoutUnknown' : undefined
}
