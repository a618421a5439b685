import type { Effect } from 'effect'
import type { Failure } from '../kernel/index.ts'
import type { Credentials, LoginAnswer, LogoutAnswer } from './session.schema.ts'

/** What the answer to any call may say of the session; the adapter that makes the call reports it. */
export interface SessionReports {
  /** 401: the session is over (OQ-015). A refused login is an answer. */
  readonly onUnauthorised: () => void
  /** 403: the member's proof of identity may be too old (OQ-026). */
  readonly onForbidden: () => void
}

export interface SessionPort {
  login(credentials: Credentials): Effect.Effect<LoginAnswer, Failure>
  logout(): Effect.Effect<LogoutAnswer, Failure>
  /**
   * The anti-forgery token that the browser would send now. It changes with each sign-in, so
   * it tells one session from the next; none if the server gives none.
   */
  readToken(): Effect.Effect<string | undefined>
  /** Must the member prove again who they are before a wallet page is shown? (CHALLENGE-04) */
  requiresReAuth(): Effect.Effect<boolean, Failure>
}
