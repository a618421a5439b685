import { signIn, type Visit } from '@save/api-adapter/memory'
import {
  CredentialsWire,
  decoderOf,
  encoderOf,
  LogoutWire,
  writeModelState,
} from '@save/api-adapter/wire'
import type { Credentials } from '@save/domain/session'
import { Effect } from 'effect'
import type { Context } from 'hono'
import type { Host } from '../host.ts'
import { ageProof } from '../session/proof.ts'
import { sessionPolicy } from '../session/session.policy.ts'
import type { Visitor } from '../session/visitors.ts'
import type { Answering } from './answering.ts'
import { apiMessages } from './api.messages.ts'
import { complaint, jsonAnswer } from './json.ts'
import { readJsonBody } from './json-body.ts'

const readCredentials = decoderOf(CredentialsWire)
const writeLogout = encoderOf(LogoutWire)

/**
 * POST /api/Login (API-10). A visitor without a world tries to sign in to the lobby, where the
 * wrong tries of all such visitors are counted, and gets a world when it succeeds.
 */
export const login =
  (host: Host): Answering =>
  async (c, visitor) => {
    const credentials = await credentialsIn(host, c, visitor)
    if (credentials instanceof Response) return credentials

    const visit: Visit = { signedIn: undefined }
    const { world } = visitor.world ?? host.worlds.lobby
    const outcome = signIn(world, visit, credentials)
    switch (outcome.outcome) {
      case 'refused':
        return jsonAnswer(400, writeModelState(outcome.modelState))
      case 'held up':
        return jsonAnswer(429, writeModelState(outcome.modelState), {
          'retry-after': String(outcome.retryAfter),
        })
      case 'accepted': {
        const home = visitor.world ?? host.worlds.openPrivate()
        ageProof(home, visit)
        return jsonAnswer(200, {}, {}, host.visitors.startSession(visitor, home, visit))
      }
    }
  }

/** POST /api/logout (API-09): the session is dead; the browser keeps its world, signed out. */
export const logout =
  (host: Host): Answering =>
  async (c, visitor) => {
    const { session } = visitor
    if (session?.visit.signedIn === undefined) {
      const { cookies } = host.visitors.introduce(c.req.raw, visitor)
      return complaint(401, apiMessages.signInFirst, {}, cookies)
    }
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
  const body = await readJsonBody(c.req.raw)
  if ('refused' in body) return body.refused
  return Effect.runPromise(
    Effect.match(readCredentials(body.json), {
      onSuccess: (credentials) => credentials,
      onFailure: (failure) =>
        complaint(
          400,
          apiMessages.wrongField(failure._tag === 'Malformed' ? failure.at : failure._tag),
        ),
    }),
  )
}

/** Changing calls prove by their header that a page of ours sent them (API-01, OQ-014). */
const isOurs = (host: Host, c: Context, visitor: Visitor): boolean =>
  host.visitors.isOurs(visitor, c.req.header(sessionPolicy.antiForgeryHeader))
