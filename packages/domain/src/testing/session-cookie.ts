import { Effect } from 'effect'

/** The session's token as the browser has it now; a test changes it as a sign-in in another tab does. */
export function sessionCookie() {
  const cookie: { token: string | undefined } = { token: 'first' }
  return { cookie, readToken: () => Effect.sync(() => cookie.token) }
}
