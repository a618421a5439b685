import type { Visit, WorldState } from '@save/api-adapter/memory'
import { createWorld } from '@save/api-adapter/memory'
import { Schema } from 'effect'
import { HostTrouble } from '../host/portal-build.ts'
import type { Host } from '../host.ts'
import { readerOf } from '../worlds/control.schema.ts'
import { Fault, Faults } from '../worlds/faults.ts'
import { memberNames } from '../worlds/members.ts'
import { scenarioNames } from '../worlds/scenarios.ts'
import type { HostedWorld } from '../worlds/worlds.ts'
import { dataMessages } from './data.messages.ts'

const KeptWorld = Schema.Struct({
  name: Schema.String,
  settings: Schema.Struct({
    seed: Schema.Int,
    member: Schema.Literals(memberNames),
    scenario: Schema.Array(Schema.Literals(scenarioNames)),
    clock: Schema.optionalKey(Schema.Number),
    faults: Schema.Array(Fault),
  }),
  /** How far its clock is ahead of the time outside, in milliseconds. */
  ahead: Schema.Number,
  faults: Schema.Array(Fault),
  /** What has changed since it was made, piece by piece. */
  state: Schema.Record(Schema.String, Schema.Unknown),
})

const Content = Schema.Struct({
  worlds: Schema.Array(KeptWorld),
  sessions: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      world: Schema.String,
      signedIn: Schema.optionalKey(
        Schema.Struct({
          since: Schema.Number,
          provenAt: Schema.Number,
          rememberMe: Schema.Boolean,
        }),
      ),
    }),
  ),
  /** From which the anti-forgery tokens of the sessions are made. */
  secret: Schema.String,
})
type Content = typeof Content.Type

export type Keepable = Pick<Host, 'worlds' | 'sessions' | 'antiForgery' | 'now'>

/** Everything that is to be there again after a restart, as JSON. Catalogues are made anew. */
export function snapshotOf({ worlds, sessions, antiForgery, now }: Keepable): string {
  const content: Content = {
    worlds: worlds.all.map((hosted) => ({
      name: hosted.name,
      settings: hosted.settings,
      ahead: hosted.world.clock.now() - now(),
      faults: hosted.faults.coming,
      state: changesOf(hosted),
    })),
    sessions: sessions.all.map(({ id, home, visit }) => ({
      id,
      world: home.name,
      ...(visit.signedIn && { signedIn: visit.signedIn }),
    })),
    secret: antiForgery.secret,
  }
  return JSON.stringify(content, (_, value) =>
    value instanceof Map ? { $map: [...value] } : value,
  )
}

function changesOf({ world }: HostedWorld): Readonly<Record<string, unknown>> {
  const first = Object.entries(createWorld({ catalogue: world.catalogue }).state)
  const now: Readonly<Record<string, unknown>> = { ...world.state }
  return Object.fromEntries(
    first.flatMap(([name, value]) =>
      name === 'catalogue' || now[name] === value ? [] : [[name, now[name]]],
    ),
  )
}

const readContent = readerOf(Content)

/** Puts back what was kept. Throws `HostTrouble` when it can't be what this server has written. */
export function restore(host: Keepable, path: string, kept: unknown): void {
  const reading = readContent(kept)
  if (!('value' in reading)) {
    throw new HostTrouble(dataMessages.damaged(path, reading.complaints.join('; ')))
  }
  const { worlds, sessions, secret } = reading.value
  for (const { name, settings, ahead, faults, state } of worlds) {
    const hosted = host.worlds.reset(name, settings)
    hosted.world.change(withMaps(state) as Partial<WorldState>)
    hosted.world.clock.set(host.now() + ahead)
    hosted.faults = new Faults(faults)
  }
  for (const { id, world, signedIn } of sessions) {
    const home = host.worlds.find(world)
    const visit: Visit = { signedIn }
    if (home !== undefined) host.sessions.resume(id, home, visit)
  }
  host.antiForgery.takeOver(secret)
}

/** `{ $map: [[key, value]] }` was a map, wherever it stands. */
function withMaps(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(withMaps)
  if (typeof json !== 'object' || json === null) return json
  const fields = Object.entries(json)
  const [only] = fields
  if (fields.length === 1 && only?.[0] === '$map' && Array.isArray(only[1])) {
    return new Map(only[1].map(([key, value]) => [key, withMaps(value)]))
  }
  return Object.fromEntries(fields.map(([name, value]) => [name, withMaps(value)]))
}
