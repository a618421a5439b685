import type { Context, Hono } from 'hono'
import type { Host } from '../host.ts'
import { connectionOf } from '../worlds/dropped-connection.ts'
import { answerWithFault } from '../worlds/fault-answer.ts'
import type { HostedWorld } from '../worlds/worlds.ts'
import type { Answering } from './answering.ts'
import type { ApiCall } from './call.ts'
import { apiCalls } from './calls.ts'
import { type KnownCall, knownCall } from './known-calls.rules.ts'
import { logged } from './logged-answer.ts'

interface CallHere {
  readonly call: ApiCall
  readonly spelled: string
  readonly answering: Answering
}

/** Registers every API call. Returns the list, for the error messages about unknown calls. */
export const apiRoutes = (app: Hono, host: Host): readonly KnownCall[] =>
  apiCalls.map((call) => {
    const known = knownCall(call.method, call.path)
    const { spelled } = known
    const here = { call, spelled, answering: call.answering(host) }
    app.on(call.method, call.path, (c) => answerTo(host, c, here))
    return known
  })

/**
 * Answers the call. In development, plays the world's fault for it, if there is one, and logs the
 * request.
 */
function answerTo(host: Host, c: Context, here: CallHere) {
  const { call, spelled, answering } = here
  const visitor = host.visitors.whoSent(c.req.raw)
  const { world } = visitor
  if (world === undefined || !host.isDevelopment) return answering(c, visitor)
  const fault = world.faults.take(spelled, `${c.req.method} ${c.req.path}`)
  const ordinary = () => answering(c, visitor)
  const answer = logged(
    { c, call, world, fault },
    fault === undefined
      ? ordinary
      : () =>
          answerWithFault({
            fault,
            request: c.req.raw,
            connection: connectionOf(c),
            waiting: host.waiting,
            ordinary,
          }),
  )
  return world.settings.clock === undefined ? answer : dated(world, answer)
}

/** Puts the world's time into the `Date` header, from which the portal takes the current day. */
async function dated({ world }: HostedWorld, answer: Response | Promise<Response>) {
  const response = await answer
  response.headers.set('date', new Date(world.clock.now()).toUTCString())
  return response
}
