import { Effect } from 'effect'
import type { SessionPort } from './session.port.ts'

/** The anti-forgery token, which tells one session from another; none where the server gives none. */
export const sessionNow = ({
  session,
}: {
  readonly session: Pick<SessionPort, 'readToken'>
}): string | undefined => Effect.runSync(session.readToken())
