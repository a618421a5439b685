import type { LoginAnswer, SessionPort } from '@save/domain/session'
import { Effect } from 'effect'
import type { HttpClient } from '../client/http-client.ts'
import { lenientSuccess } from '../client/lenient-success.ts'
import { decoderOf, encoderOf } from '../wire/decoder.wire.ts'
import {
  CredentialsWire,
  LogoutWire,
  loginPath,
  loginRefusal,
  logoutPath,
  RequiresReAuthWire,
  requiresReAuthPath,
} from './session.wire.ts'

const writeCredentials = encoderOf(CredentialsWire)
const readLogout = decoderOf(LogoutWire)
const readRequiresReAuth = decoderOf(RequiresReAuthWire)

export const httpSession = (client: HttpClient): SessionPort => ({
  login: (credentials) =>
    client.send({
      method: 'POST',
      path: loginPath,
      body: writeCredentials(credentials),
      ...lenientSuccess<LoginAnswer>({ answer: 'accepted' }),
      refusal: loginRefusal,
    }),
  // The browser sends it even if the member closes the tab.
  logout: () =>
    client.send({ method: 'POST', path: logoutPath, read: readLogout, outlivesPage: true }),
  readToken: () => Effect.sync(client.token),
  requiresReAuth: () =>
    client.send({ method: 'GET', path: requiresReAuthPath, read: readRequiresReAuth }),
})
