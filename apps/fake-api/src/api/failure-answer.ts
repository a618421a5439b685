import { type Failure, serverFault } from '@save/domain/kernel'
import { Cause, type Exit, Option } from 'effect'
import type { Context } from 'hono'
import type { Host } from '../host.ts'
import type { Visitor } from '../session/visitors.ts'
import { apiMessages } from './api.messages.ts'
import { complaint } from './json.ts'

/** 401, with the cookies that the browser needs to sign in. */
export const signInFirst = (host: Host, c: Context, visitor: Visitor): Response =>
  complaint(401, apiMessages.signInFirst, {}, host.visitors.introduce(c.req.raw, visitor).cookies)

const statuses: Readonly<Record<Failure['_tag'], number>> = {
  Unauthorised: 401,
  Forbidden: 403,
  NotFound: 404,
  ServerFault: 500,
  Malformed: 500,
  TimedOut: 504,
  Unreachable: 502,
  NotSent: 500,
}

const messages: Readonly<Record<Failure['_tag'], string>> = {
  Unauthorised: apiMessages.signInFirst,
  Forbidden: apiMessages.forbidden,
  NotFound: apiMessages.notFound,
  ServerFault: apiMessages.brokenDown,
  Malformed: apiMessages.brokenDown,
  TimedOut: apiMessages.brokenDown,
  Unreachable: apiMessages.brokenDown,
  NotSent: apiMessages.brokenDown,
}

export const failureAnswer = (
  host: Host,
  c: Context,
  visitor: Visitor,
  failure: Failure,
): Response =>
  failure._tag === 'Unauthorised'
    ? signInFirst(host, c, visitor)
    : complaint(statuses[failure._tag], messages[failure._tag])

export const failureIn = (exit: Exit.Failure<unknown, Failure>): Failure =>
  Option.getOrElse(Cause.findErrorOption(exit.cause), () => serverFault(500))
