import { Effect, Schema, SchemaIssue, SchemaParser } from 'effect'
import { isClock } from './clock.rules.ts'
import { controlMessages } from './control.messages.ts'
import { Fault } from './faults.ts'
import { memberNames } from './members.ts'
import { scenarioNames } from './scenarios.ts'
import { worldPolicy } from './world.policy.ts'

const instant = Schema.String.check(
  Schema.makeFilter((text: string) => {
    const time = Date.parse(text)
    if (Number.isNaN(time)) return controlMessages.noTime
    return isClock(time) ? undefined : controlMessages.noClock
  }),
)

const delay = Schema.Int.check(
  Schema.isBetween({ minimum: 0, maximum: worldPolicy.longestDelayMs }),
)

/** What a world is to be like: POST /_control/worlds/{name}. */
export const WorldRequest = Schema.Struct({
  /** The same seed gives the same data. */
  seed: Schema.optionalKey(Schema.Int),
  /** Who the member of the world is. */
  member: Schema.optionalKey(Schema.Literals(memberNames)),
  scenario: Schema.optionalKey(Schema.Array(Schema.Literals(scenarioNames))),
  /** Where the world's clock starts; it goes on from there. */
  clock: Schema.optionalKey(instant),
  /** Is the browser that asks signed in from the start? */
  signedIn: Schema.optionalKey(Schema.Boolean),
  /** So much longer takes every answer but that to the sign-in. */
  delayMs: Schema.optionalKey(delay),
  faults: Schema.optionalKey(Schema.Array(Fault)),
})
export type WorldRequest = typeof WorldRequest.Type

/** What is to change in a world that stays as it is otherwise: PATCH /_control/worlds/{name}. */
export const WorldChange = Schema.Struct({
  clock: Schema.optionalKey(instant),
  /** Moves the clock forward, or back by a negative number. */
  moveClockMs: Schema.optionalKey(Schema.Int),
  /** In place of the faults that are still to come. */
  faults: Schema.optionalKey(Schema.Array(Fault)),
  /** Is every session in this world to end, as if it had been idle for too long? */
  expireSession: Schema.optionalKey(Schema.Boolean),
})
export type WorldChange = typeof WorldChange.Type

export type Reading<Value> = { readonly value: Value } | { readonly complaints: readonly string[] }

const format = SchemaIssue.makeFormatterStandardSchemaV1()

/** Reads a request strictly: a key that doesn't exist is a mistake, and is named like any other. */
export const readerOf = <Value>(schema: Schema.Codec<Value, unknown>) => {
  const decode = SchemaParser.decodeUnknownEffect(schema, {
    onExcessProperty: 'error',
    errors: 'all',
  })
  return (json: unknown): Reading<Value> =>
    Effect.runSync(
      Effect.match(decode(json), {
        onSuccess: (value): Reading<Value> => ({ value }),
        onFailure: (issue): Reading<Value> => ({
          complaints: format(issue).issues.map(
            ({ path = [], message }) =>
              `${path.map(String).join('.') || '(body)'}: ${message}${foundAt(json, path)}`,
          ),
        }),
      }),
    )
}

type Path = readonly (PropertyKey | { readonly key: PropertyKey })[]

/** What stands there instead, where that is short enough to be said. */
function foundAt(json: unknown, path: Path): string {
  const found = path.reduce<unknown>((at, step) => {
    const key = typeof step === 'object' ? step.key : step
    return typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined
  }, json)
  return ['string', 'number', 'boolean'].includes(typeof found) ? `, not '${String(found)}'` : ''
}
