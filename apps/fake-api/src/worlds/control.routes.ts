import type { Context, Hono } from 'hono'
import { complaint, jsonAnswer } from '../api/json.ts'
import { readJsonBody } from '../api/json-body.ts'
import type { KnownCall } from '../api/known-calls.rules.ts'
import type { Host } from '../host.ts'
import { cookieLine } from '../http/cookies.rules.ts'
import { freshVisit } from '../session/reauth.ts'
import { isClock } from './clock.rules.ts'
import { controlMessages } from './control.messages.ts'
import { type Reading, readerOf, WorldChange, WorldRequest } from './control.schema.ts'
import { faultKinds } from './fault-kinds.ts'
import type { Fault } from './faults.ts'
import { members } from './members.ts'
import type { LoggedRequest } from './request-log.ts'
import { scenarios } from './scenarios.ts'
import { worldPolicy } from './world.policy.ts'
import { linkTo } from './world-link.ts'
import { settingsFor, unknownCallIn } from './world-request.ts'
import type { HostedWorld } from './worlds.ts'

const readWorldRequest = readerOf(WorldRequest)
const readWorldChange = readerOf(WorldChange)

/**
 * Creates, shows, changes and removes worlds by name, for tests and developers. Only the development host has it, and
 * it accepts only JSON, which a page of another site can't send without permission.
 */
export function controlRoutes(app: Hono, host: Host, knownCalls: readonly KnownCall[]): void {
  const world = '/_control/worlds/:name'
  const worldIn = (c: Context) => host.worlds.find(c.req.param('name') ?? '')

  app.get('/_control', () =>
    jsonAnswer(200, {
      scenarios: descriptionsOf(scenarios),
      members: descriptionsOf(members),
      faults: descriptionsOf(faultKinds),
      calls: knownCalls.map(({ spelled }) => spelled),
    }),
  )

  app.get('/_control/worlds', () => jsonAnswer(200, host.worlds.named.map(shown)))

  app.post(world, async (c) => {
    const name = c.req.param('name') ?? ''
    if (!worldPolicy.worldName.test(name)) return complaint(400, controlMessages.badName)
    const request = await requestIn(c, readWorldRequest, knownCalls)
    if (request instanceof Response) return request

    const made = host.worlds.reset(name, settingsFor(request))
    const { signedIn = false } = request
    const cookies = cookiesInto(host, c, made, signedIn)
    return jsonAnswer(201, { ...shown(made), signedIn }, {}, cookies)
  })

  app.post(`${world}/reset`, (c) => {
    const found = worldIn(c)
    return found === undefined ? noWorld() : jsonAnswer(200, shown(host.worlds.restart(found)))
  })

  app.get(world, (c) => {
    const found = worldIn(c)
    return found === undefined ? noWorld() : jsonAnswer(200, shown(found))
  })

  app.patch(world, async (c) => {
    const found = worldIn(c)
    if (found === undefined) return noWorld()
    const change = await requestIn(c, readWorldChange, knownCalls)
    if (change instanceof Response) return change
    const { clock, moveClockMs = 0, faults, expireSession } = change
    const time = (clock === undefined ? found.world.clock.now() : Date.parse(clock)) + moveClockMs
    if (!isClock(time)) {
      return complaint(400, controlMessages.badRequest([`moveClockMs: ${controlMessages.noClock}`]))
    }

    if (faults !== undefined) host.worlds.change(found, { faults })
    if (clock !== undefined || moveClockMs !== 0) host.worlds.change(found, { clock: time })
    if (expireSession) host.sessions.endAllIn(found)
    return jsonAnswer(200, shown(found))
  })

  app.delete(world, (c) =>
    host.worlds.remove(c.req.param('name') ?? '') ? jsonAnswer(200, {}) : noWorld(),
  )

  app.get(`${world}/requests`, (c) => {
    const found = worldIn(c)
    return found === undefined ? noWorld() : jsonAnswer(200, found.log.entries.map(shownRequest))
  })

  app.delete(`${world}/requests`, (c) => {
    const found = worldIn(c)
    found?.log.clear()
    return found === undefined ? noWorld() : jsonAnswer(200, {})
  })
}

/** For unknown requests to the control. */
export const noSuchAddress = (c: Context): Response =>
  complaint(404, controlMessages.noSuchAddress(c.req.method, c.req.path))

const noWorld = (): Response => complaint(404, controlMessages.noSuchWorld)

const descriptionsOf = (described: Readonly<Record<string, { readonly says: string }>>) =>
  Object.fromEntries(Object.entries(described).map(([name, { says }]) => [name, says]))

async function requestIn<Value extends { readonly faults?: readonly Fault[] }>(
  c: Context,
  read: (json: unknown) => Reading<Value>,
  knownCalls: readonly KnownCall[],
): Promise<Value | Response> {
  const body = await readJsonBody(c.req.raw)
  if ('refused' in body) return body.refused
  const reading = read(body.json)
  if (!('value' in reading)) return complaint(400, controlMessages.badRequest(reading.complaints))
  const unknown = unknownCallIn(reading.value.faults ?? [], knownCalls)
  return unknown === undefined
    ? reading.value
    : complaint(400, controlMessages.badRequest([controlMessages.unknownCall(unknown)]))
}

/** The cookies that put a browser into a world. */
export const cookiesInto = (
  host: Host,
  c: Context,
  home: HostedWorld,
  isSignedIn: boolean,
): readonly string[] => [
  cookieLine(worldPolicy.worldCookie, home.name),
  ...(isSignedIn
    ? host.visitors.startSession(host.visitors.whoSent(c.req.raw), home, freshVisit(home))
    : []),
]

const shown = ({ name, settings, world, faults }: HostedWorld) => ({
  world: name,
  seed: settings.seed,
  member: settings.member,
  scenario: settings.scenario,
  clock: new Date(world.clock.now()).toISOString(),
  faults: faults.coming,
  link: linkTo(settings),
})

const shownRequest = ({ at, url, milliseconds, ...entry }: LoggedRequest) => ({
  at: new Date(at).toISOString(),
  path: pathOf(url),
  milliseconds: Math.round(milliseconds * 10) / 10,
  ...entry,
})

/** The address without its origin. */
export const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url)
  return pathname + search
}
