import { Effect } from 'effect'

/** The browser's current session token. Tests change it like a sign-in in another tab. */
export function sessionCookie() {
  const cookie: { token: string | undefined } = { token: 'first' }
  return { cookie, readToken: () => Effect.sync(() => cookie.token) }
}
