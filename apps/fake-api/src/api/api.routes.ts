import type { Context, Hono } from 'hono'
import type { Host } from '../host.ts'
import { answerWithFault } from '../worlds/fault-answer.ts'
import type { Answering } from './answering.ts'
import { apiCalls } from './calls.ts'
import { type KnownCall, knownCall } from './known-calls.rules.ts'

/** Every call that the API has. Returns what is there, so that a wrong call can be told so. */
export const apiRoutes = (app: Hono, host: Host): readonly KnownCall[] =>
  apiCalls.map((call) => {
    const known = knownCall(call.method, call.path)
    const answering = call.answering(host)
    app.on(call.method, call.path, (c) => answerTo(host, c, known.spelled, answering))
    return known
  })

/** The answer, or the failure that somebody asked this world to have. */
function answerTo(host: Host, c: Context, spelled: string, answering: Answering) {
  const visitor = host.visitors.whoSent(c.req.raw)
  const fault = visitor.world?.faults.take(spelled, `${c.req.method} ${c.req.path}`)
  if (fault === undefined) return answering(c, visitor)
  return answerWithFault(fault, () => answering(c, visitor))
}
