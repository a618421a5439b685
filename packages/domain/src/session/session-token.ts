import { Effect } from 'effect'
import type { SessionPort } from './session.port.ts'

/** The anti-forgery token, which identifies a session, if the server sends one. */
export const readSessionToken = ({
  session,
}: {
  readonly session: Pick<SessionPort, 'readToken'>
}): string | undefined => Effect.runSync(session.readToken())
