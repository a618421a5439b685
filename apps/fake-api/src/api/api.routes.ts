import { loginPath, logoutPath } from '@save/api-adapter/wire'
import { type Failure, serverFault } from '@save/domain/kernel'
import { Cause, Effect, Exit, Option } from 'effect'
import type { Context, Hono } from 'hono'
import type { Host } from '../host.ts'
import { entityAnswer } from '../http/entity.ts'
import type { Visitor } from '../session/visitors.ts'
import { answerWithFault } from '../worlds/fault-answer.ts'
import type { Answering } from './answering.ts'
import { apiMessages } from './api.messages.ts'
import { type Reading, readings } from './calls.ts'
import { complaint } from './json.ts'
import { type KnownCall, knownCall } from './known-calls.rules.ts'
import { login, logout } from './session-calls.ts'

interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly answer: Answering
}

/** Every call that the API has. Returns what is there, so that a wrong call can be told so. */
export function apiRoutes(app: Hono, host: Host): readonly KnownCall[] {
  const calls: readonly Call[] = [
    ...readings.map((call) => ({ ...call, answer: readingOf(host, call) })),
    { method: 'POST', path: loginPath, answer: login(host) },
    { method: 'POST', path: logoutPath, answer: logout(host) },
  ]
  const known = calls.map(({ method, path }) => knownCall(method, path))
  calls.forEach((call, place) => {
    const spelled = known[place]?.spelled ?? call.path
    app.on(call.method, call.path, (c) => answerTo(host, c, spelled, call.answer))
  })
  return known
}

/** The answer, or the failure that somebody asked this world to have. */
function answerTo(host: Host, c: Context, spelled: string, answering: Answering) {
  const visitor = host.visitors.whoSent(c.req.raw)
  const fault = visitor.world?.faults.take(spelled, `${c.req.method} ${c.req.path}`)
  if (fault === undefined) return answering(c, visitor)
  return answerWithFault(fault, () => answering(c, visitor))
}

const readingOf =
  (host: Host, call: Reading): Answering =>
  (c, visitor) => {
    if (visitor.session === undefined) return signInFirst(host, c, visitor)
    const exit = Effect.runSyncExit(call.read(visitor.session.ports, c.req.param()))
    if (Exit.isSuccess(exit)) return entityAnswer(c.req.raw, call.bytesOf(exit.value))
    const failure = Option.getOrElse(Cause.findErrorOption(exit.cause), () => serverFault(500))
    return failureAnswer(host, c, visitor, failure)
  }

/** 401, with all that the visitor's browser needs for signing in. */
const signInFirst = (host: Host, c: Context, visitor: Visitor): Response =>
  complaint(401, apiMessages.signInFirst, {}, host.visitors.introduce(c.req.raw, visitor).cookies)

const statuses: Readonly<Record<Failure['_tag'], number>> = {
  Unauthorised: 401,
  Forbidden: 403,
  NotFound: 404,
  ServerFault: 500,
  Malformed: 500,
  TimedOut: 504,
  Unreachable: 502,
}

const failureAnswer = (host: Host, c: Context, visitor: Visitor, failure: Failure): Response =>
  failure._tag === 'Unauthorised'
    ? signInFirst(host, c, visitor)
    : complaint(statuses[failure._tag], failure._tag)
