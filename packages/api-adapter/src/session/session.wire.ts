import type { Credentials, LogoutAnswer } from '@save/domain/session'
import { Schema, SchemaGetter } from 'effect'
import { refusedWith } from '../wire/model-state.wire.ts'
import { record } from '../wire/record.wire.ts'
import { sentFlag, sentText } from '../wire/request-body.wire.ts'

/** Letter case as in the specification: capital L here, lower-case l below. */
export const loginPath = '/api/Login'
export const logoutPath = '/api/logout'
export const requiresReAuthPath = '/api/member/RequiresReAuth'

/** The body of POST /api/Login (DATA-01). A server reads a missing field as empty. */
export const CredentialsWire = record<Credentials>()({
  email: ['email', sentText],
  password: ['password', sentText],
  rememberMe: ['rememberMe', sentFlag],
})

/** A refused login doesn't mean an expired session: these statuses are answers (OQ-015). */
export const loginRefusal = refusedWith(400, 401, 403, 422, 429)

/** The answer to POST /api/logout (DATA-32). */
export const LogoutWire = record<LogoutAnswer>()({ redirectUrl: ['redirectUrl', Schema.String] })

/** GET /api/member/RequiresReAuth: true or false, or the same as text; anything else is Malformed (OQ-028). */
export const RequiresReAuthWire = Schema.Literals([true, false, 'true', 'false']).pipe(
  Schema.decodeTo(Schema.Boolean, {
    decode: SchemaGetter.transform((written) => String(written) === 'true'),
    encode: SchemaGetter.passthrough(),
  }),
)
