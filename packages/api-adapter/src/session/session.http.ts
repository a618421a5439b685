import type { LoginAnswer, SessionPort } from '@save/domain/session'
import { Effect } from 'effect'
import type { HttpClient } from '../client/http-client.ts'
import { decoderOf, encoderOf } from '../wire/decoder.wire.ts'
import {
  CredentialsWire,
  LogoutWire,
  loginPath,
  loginRefusals,
  logoutPath,
  RequiresReAuthWire,
  readLoginRefusal,
  requiresReAuthPath,
} from './session.wire.ts'

const writeCredentials = encoderOf(CredentialsWire)
const readLogout = decoderOf(LogoutWire)
const readRequiresReAuth = decoderOf(RequiresReAuthWire)

const accepted: LoginAnswer = { answer: 'accepted' }

export const httpSession = (client: HttpClient): SessionPort => ({
  login: (credentials) =>
    client.send({
      method: 'POST',
      path: loginPath,
      body: writeCredentials(credentials),
      // The answer to an accepted login is not specified: any JSON will do, and so will an empty
      // body.
      read: () => Effect.succeed(accepted),
      whenEmpty: accepted,
      refusal: { statuses: loginRefusals, read: readLoginRefusal },
    }),
  logout: () => client.send({ method: 'POST', path: logoutPath, read: readLogout }),
  readToken: () => Effect.sync(client.token),
  requiresReAuth: () =>
    client.send({ method: 'GET', path: requiresReAuthPath, read: readRequiresReAuth }),
})
