import type { Context, Hono } from 'hono'
import { complaint, jsonAnswer } from '../api/json.ts'
import { readJsonBody } from '../api/json-body.ts'
import type { KnownCall } from '../api/known-calls.rules.ts'
import type { Host } from '../host.ts'
import { cookieLine } from '../http/cookies.rules.ts'
import { freshVisit } from '../session/proof.ts'
import { controlMessages } from './control.messages.ts'
import { type Reading, readerOf, WorldChange, WorldRequest } from './control.schema.ts'
import { type Fault, Faults } from './faults.ts'
import { scenarios } from './scenarios.ts'
import { worldPolicy } from './world.policy.ts'
import type { HostedWorld } from './worlds.ts'

const readWorldRequest = readerOf(WorldRequest)
const readWorldChange = readerOf(WorldChange)

/**
 * For tests and developers: makes, shows, changes and removes worlds by name. It stands in the
 * development host only, and takes JSON only, which a page of another site can't send unasked.
 */
export function controlRoutes(app: Hono, host: Host, known: readonly KnownCall[]): void {
  const world = '/_control/worlds/:name'

  app.get('/_control', () =>
    jsonAnswer(200, {
      scenarios: Object.fromEntries(
        Object.entries(scenarios).map(([name, { says }]) => [name, says]),
      ),
      calls: known.map(({ spelled }) => spelled),
    }),
  )

  app.post(world, async (c) => {
    const name = nameIn(c)
    if (name === undefined) return complaint(400, controlMessages.badName)
    const request = await requestIn(c, readWorldRequest)
    if (request instanceof Response) return request
    const { seed, scenario, clock, faults = [], signedIn = false } = request
    const unknown = unknownCallIn(faults, known)
    if (unknown !== undefined) return complaint(400, controlMessages.unknownCall(unknown))

    const made = host.worlds.reset(name, {
      seed: seed ?? worldPolicy.ordinary.seed,
      scenario: scenario ?? worldPolicy.ordinary.scenario,
      ...(clock !== undefined && { clock: Date.parse(clock) }),
    })
    made.faults = new Faults(faults)
    const session = signedIn ? signedInAt(host, c, made) : []
    const cookies = [cookieLine(worldPolicy.worldCookie, name), ...session]
    return jsonAnswer(201, { ...shown(made), signedIn }, {}, cookies)
  })

  app.get(world, (c) => {
    const found = host.worlds.find(c.req.param('name') ?? '')
    return found === undefined ? noWorld() : jsonAnswer(200, shown(found))
  })

  app.patch(world, async (c) => {
    const found = host.worlds.find(c.req.param('name') ?? '')
    if (found === undefined) return noWorld()
    const change = await requestIn(c, readWorldChange)
    if (change instanceof Response) return change
    const { clock, faults, expireSession } = change
    const unknown = unknownCallIn(faults ?? [], known)
    if (unknown !== undefined) return complaint(400, controlMessages.unknownCall(unknown))

    if (faults !== undefined) found.faults = new Faults(faults)
    if (clock !== undefined) found.world.clock.set(Date.parse(clock))
    if (expireSession) host.sessions.endAllIn(found)
    return jsonAnswer(200, shown(found))
  })

  app.delete(world, (c) =>
    host.worlds.remove(c.req.param('name') ?? '') ? jsonAnswer(200, {}) : noWorld(),
  )
}

const noWorld = (): Response => complaint(404, controlMessages.noSuchWorld)

function nameIn(c: Context): string | undefined {
  const name = c.req.param('name') ?? ''
  return worldPolicy.worldName.test(name) ? name : undefined
}

async function requestIn<Value>(
  c: Context,
  read: (json: unknown) => Reading<Value>,
): Promise<Value | Response> {
  const body = await readJsonBody(c.req.raw)
  if ('refused' in body) return body.refused
  const reading = read(body.json)
  return 'value' in reading
    ? reading.value
    : complaint(400, controlMessages.badRequest(reading.complaints))
}

/** A fault for a call that doesn't exist would never happen, and its test would prove nothing. */
const unknownCallIn = (faults: readonly Fault[], known: readonly KnownCall[]): string | undefined =>
  faults.find(({ call }) => {
    const [method, path = ''] = call.split(' ')
    return !known.some(
      (one) => one.spelled === call || (one.method === method && one.path.test(path)),
    )
  })?.call

const signedInAt = (host: Host, c: Context, home: HostedWorld): readonly string[] =>
  host.visitors.startSession(host.visitors.whoSent(c.req.raw), home, freshVisit(home))

const shown = ({ name, settings, world, faults }: HostedWorld) => ({
  world: name,
  seed: settings.seed,
  scenario: settings.scenario,
  clock: new Date(world.clock.now()).toISOString(),
  faults: faults.coming,
})
