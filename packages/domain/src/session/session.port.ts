import type { Effect } from 'effect'
import type { Failure } from '../kernel/index.ts'
import type { Credentials, LoginAnswer, LogoutAnswer } from './session.schema.ts'

/** Changes of the session that any answer may reveal. The adapter reports them. */
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
   * Reads the anti-forgery token that the browser would send now. It changes with each sign-in, so it identifies the
   * session. `undefined` if the server sends none.
   */
  readToken(): Effect.Effect<string | undefined>
  /** Asks if the member must prove their identity again before a wallet page (CHALLENGE-04). */
  requiresReAuth(): Effect.Effect<boolean, Failure>
}
