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

/** The settings of a world: POST /_control/worlds/{name}. */
export const WorldRequest = Schema.Struct({
  /** The same seed gives the same data. */
  seed: Schema.optionalKey(Schema.Int),
  member: Schema.optionalKey(Schema.Literals(memberNames)),
  scenario: Schema.optionalKey(Schema.Array(Schema.Literals(scenarioNames))),
  /** The initial time of the world's clock, which runs on from there. */
  clock: Schema.optionalKey(instant),
  /** True if the requesting browser is signed in from the start. */
  signedIn: Schema.optionalKey(Schema.Boolean),
  /** An extra delay for every response except the sign-in's. */
  delayMs: Schema.optionalKey(delay),
  faults: Schema.optionalKey(Schema.Array(Fault)),
})
export type WorldRequest = typeof WorldRequest.Type

/** A change to a world that otherwise stays the same: PATCH /_control/worlds/{name}. */
export const WorldChange = Schema.Struct({
  clock: Schema.optionalKey(instant),
  /** Moves the clock forward, or back if negative. */
  moveClockMs: Schema.optionalKey(Schema.Int),
  /** Replaces the remaining faults. */
  faults: Schema.optionalKey(Schema.Array(Fault)),
  /** True to end every session in this world, as if it had been idle too long. */
  expireSession: Schema.optionalKey(Schema.Boolean),
})
export type WorldChange = typeof WorldChange.Type

export type Reading<Value> = { readonly value: Value } | { readonly complaints: readonly string[] }

const format = SchemaIssue.makeFormatterStandardSchemaV1()

/** Decodes strictly: unknown keys are errors. */
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

/** The invalid value, if it is short enough to quote. */
function foundAt(json: unknown, path: Path): string {
  const found = path.reduce<unknown>((at, step) => {
    const key = typeof step === 'object' ? step.key : step
    return typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined
  }, json)
  return ['string', 'number', 'boolean'].includes(typeof found) ? `, not '${String(found)}'` : ''
}
