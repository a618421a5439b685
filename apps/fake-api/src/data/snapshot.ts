import { changeAgain, changesIn, keptJson, type Visit } from '@save/api-adapter/memory'
import { Schema } from 'effect'
import type { Host } from '../host.ts'
import { HostTrouble } from '../portal/portal-build.ts'
import { CarriedRequests } from '../session/carried-requests.ts'
import { readerOf } from '../worlds/control.schema.ts'
import { Fault, Faults } from '../worlds/faults.ts'
import { memberNames } from '../worlds/members.ts'
import { scenarioNames } from '../worlds/scenarios.ts'
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
  /** How far its clock is ahead of real time, in milliseconds. */
  ahead: Schema.Number,
  faults: Schema.Array(Fault),
  /** Changes since the world was made, by part. */
  state: Schema.Record(Schema.String, Schema.Unknown),
})

const KeptRequest = Schema.Struct({
  key: Schema.String,
  mark: Schema.String,
  at: Schema.Number,
  answer: Schema.optionalKey(
    Schema.Struct({
      status: Schema.Int,
      headers: Schema.Record(Schema.String, Schema.String),
      text: Schema.String,
    }),
  ),
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
      startedAt: Schema.optionalKey(Schema.Number),
      usedAt: Schema.optionalKey(Schema.Number),
      /** Requests with an Idempotency-Key. */
      carried: Schema.optionalKey(Schema.Array(KeptRequest)),
    }),
  ),
  /** The secret for the sessions' anti-forgery tokens. */
  secret: Schema.String,
})
type Content = typeof Content.Type

export type Keepable = Pick<Host, 'worlds' | 'sessions' | 'antiForgery' | 'now'>

/**
 * Everything that survives a restart, as JSON. Catalogues aren't stored, since they can be made
 * again.
 */
export function snapshotOf({ worlds, sessions, antiForgery, now }: Keepable): string {
  const content: Content = {
    worlds: worlds.all.map((hosted) => ({
      name: hosted.name,
      settings: hosted.settings,
      ahead: hosted.world.clock.now() - now(),
      faults: hosted.faults.coming,
      state: changesIn(hosted.world),
    })),
    sessions: sessions.all.map(({ id, home, visit, startedAt, usedAt, carried }) => ({
      id,
      world: home.name,
      ...(visit.signedIn && { signedIn: visit.signedIn }),
      startedAt,
      // Rounded to the minute, so that reads don't rewrite the file each time.
      usedAt: usedAt - (usedAt % 60_000),
      ...(carried.kept.length > 0 && { carried: carried.kept }),
    })),
    secret: antiForgery.secret,
  }
  return keptJson(content)
}

const readContent = readerOf(Content)

/** Restores the data. Throws `HostTrouble` if this server can't have written it. */
export function restore(host: Keepable, path: string, snapshot: unknown): void {
  const reading = readContent(snapshot)
  if (!('value' in reading)) {
    throw new HostTrouble(dataMessages.damaged(path, reading.complaints.join('; ')))
  }
  const { worlds, sessions, secret } = reading.value
  for (const { name, settings, ahead, faults, state } of worlds) {
    const hosted = host.worlds.reset(name, settings)
    changeAgain(hosted.world, state)
    hosted.world.clock.set(host.now() + ahead)
    hosted.faults = new Faults(faults)
  }
  for (const { id, world, signedIn, carried, ...times } of sessions) {
    const home = host.worlds.find(world)
    const visit: Visit = { signedIn }
    const former = { ...times, carried: new CarriedRequests(carried) }
    if (home !== undefined) host.sessions.resume(id, home, visit, former)
  }
  host.antiForgery.takeOver(secret)
}
