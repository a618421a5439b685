import { signIn, type Visit } from '@save/api-adapter/memory'
import {
  CredentialsWire,
  encoderOf,
  LogoutWire,
  loginPath,
  logoutPath,
  RequiresReAuthWire,
  requiresReAuthPath,
  type Wire,
  writeModelState,
} from '@save/api-adapter/wire'
import type { Credentials } from '@save/domain/session'
import { Effect } from 'effect'
import type { Context } from 'hono'
import type { Host } from '../../host.ts'
import { clientAddress } from '../../http/client-address.ts'
import { expireProof } from '../../session/reauth.ts'
import type { Visitor } from '../../session/visitors.ts'
import type { Answering } from '../answering.ts'
import { apiMessages } from '../api.messages.ts'
import type { ApiCall } from '../call.ts'
import { bodyOf, isOurs } from '../changing.ts'
import { signInFirst } from '../failure-answer.ts'
import { complaint, jsonAnswer } from '../json.ts'
import { reading } from '../reading.ts'

const writeLogout = encoderOf(LogoutWire)

/**
 * POST /api/Login (API-10). A visitor without a world signs in to the lobby, which counts the wrong passwords of all
 * such visitors, and gets a world on success.
 */
const login =
  (host: Host): Answering =>
  async (c, visitor) => {
    const credentials = await credentialsIn(host, c, visitor)
    if (credentials instanceof Response) return credentials

    const visit: Visit = { signedIn: undefined }
    const { world } = visitor.world ?? host.worlds.lobby
    const outcome = signIn(world, visit, credentials, clientAddress(host, c))
    switch (outcome.outcome) {
      case 'refused':
        return jsonAnswer(400, writeModelState(outcome.modelState))
      case 'held up':
        return jsonAnswer(429, writeModelState(outcome.modelState), {
          'retry-after': String(outcome.retryAfter),
        })
      case 'accepted': {
        const home = visitor.world ?? host.worlds.openPrivate()
        expireProof(home, visit)
        return jsonAnswer(200, {}, {}, host.visitors.startSession(visitor, home, visit))
      }
    }
  }

/** POST /api/logout (API-09): the session ends; the browser keeps its world, signed out. */
const logout =
  (host: Host): Answering =>
  async (c, visitor) => {
    const { session } = visitor
    if (session?.visit.signedIn === undefined) return signInFirst(host, c, visitor)
    if (!isOurs(host, c, visitor)) return complaint(403, apiMessages.antiForgery)
    const answer = await Effect.runPromise(session.ports.session.logout())
    const cookies = host.visitors.startSession(visitor, session.home, { signedIn: undefined })
    return jsonAnswer(200, writeLogout(answer), {}, cookies)
  }

async function credentialsIn(
  host: Host,
  c: Context,
  visitor: Visitor,
): Promise<Credentials | Response> {
  if (!isOurs(host, c, visitor)) {
    const { cookies } = host.visitors.introduce(c.req.raw, visitor)
    return complaint(403, apiMessages.antiForgery, {}, cookies)
  }
  const body = await bodyOf(c, CredentialsWire)
  return body instanceof Response ? body : body.value
}

export const sessionCalls: readonly ApiCall[] = [
  {
    method: 'POST',
    path: loginPath,
    requirement: 'API-10',
    says: 'Signs a member in.',
    takes: CredentialsWire as Wire<never>,
    answers: {},
    answering: login,
  },
  {
    method: 'POST',
    path: logoutPath,
    requirement: 'API-09',
    says: 'Ends the session, and says where the browser goes.',
    answers: { 200: LogoutWire as Wire<never> },
    answering: logout,
  },
  reading({
    path: requiresReAuthPath,
    requirement: 'API-04',
    says: 'Must the member prove who they are before a wallet page is shown?',
    kind: 'personal',
    gives: RequiresReAuthWire,
    read: ({ session }) => session.requiresReAuth(),
  }),
]
