/**
 * A request's body. We read answers leniently, since one field must not blank a page (OQ-143), but servers refuse
 * invalid requests and convert no values. A missing field counts as empty if the form allows it.
 */
import { Effect, Schema, SchemaGetter } from 'effect'
import { orNull, withDefault } from './absent.wire.ts'
import type { Wire } from './record.wire.ts'

export const sentText = withDefault(Schema.String, '')
/** 0.05 is 5 percent (OQ-039). */
export const sentFraction = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1 }))
export const sentFlag = withDefault(Schema.Boolean, false)

/** A part of the profile: text, or null if there is none (OQ-110). */
export const sentPart = orNull(Schema.String)

/** The same codec for a stricter server, which refuses values that break the rule. Writing is unchanged. */
export const withCheck = <Value, Spelled>(
  codec: Wire<Value, Spelled>,
  isRight: (value: Value) => boolean,
) =>
  codec.pipe(
    Schema.decodeTo(Schema.toType(codec), {
      decode: SchemaGetter.checkEffect((value: Value) => Effect.succeed(isRight(value))),
      encode: SchemaGetter.passthrough(),
    }),
  )
