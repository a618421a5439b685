import { Effect, Option, Schema, SchemaGetter, type SchemaIssue, SchemaParser } from 'effect'
import { placeOf } from './decoder.wire.ts'
import { LeftOut } from './left-out.ts'
import type { Wire } from './record.wire.ts'
import { wirePolicy } from './wire.policy.ts'

const isThere = <Value>(value: Value | null): value is Value => value !== null

/** Absent or null gives an absent key; a wrong value is refused. */
export const optional = <Value, Spelled>(codec: Wire<Value, Spelled>) =>
  Schema.optionalKey(Schema.NullOr(codec)).pipe(
    Schema.decodeTo(Schema.optionalKey(Schema.toType(codec)), {
      decode: SchemaGetter.transformOptional(Option.filter(isThere<Value>)),
      encode: SchemaGetter.passthrough(),
    }),
  )

/** Absent or null gives `substitute`; a wrong value is refused. */
export const withDefault = <Value, Spelled>(codec: Wire<Value, Spelled>, substitute: Value) =>
  Schema.optionalKey(Schema.NullOr(codec)).pipe(
    Schema.decodeTo(Schema.toType(codec), {
      decode: SchemaGetter.transformOptional((value) =>
        Option.some(Option.getOrElse(Option.filter(value, isThere<Value>), () => substitute)),
      ),
      encode: SchemaGetter.passthrough(),
    }),
  )

/**
 * As `optional`, but an absent value is written as null: the server is told that there is none
 * (OQ-110).
 */
export const orNull = <Value, Spelled>(codec: Wire<Value, Spelled>) =>
  Schema.optionalKey(Schema.Union([Schema.Null, codec])).pipe(
    Schema.decodeTo(Schema.optionalKey(Schema.toType(codec)), {
      decode: SchemaGetter.transformOptional(Option.filter(isThere<Value>)),
      encode: SchemaGetter.transformOptional((value: Option.Option<Value>) =>
        Option.some(Option.getOrNull(value)),
      ),
    }),
  )

/**
 * A field of an answer that a screen can do without: absent, null or invalid gives an absent key,
 * since one field must not blank a page (OQ-143). A server that has no value writes null, so every
 * field of section 3 is in its answers.
 */
export const maybe = <Value, Spelled>(codec: Wire<Value, Spelled>) =>
  orNull(codec).pipe(Schema.catchDecoding(() => Effect.succeedNone))

/** As `maybe`, with a value that replaces an absent or invalid one. */
export const orElse = <Value, Spelled>(codec: Wire<Value, Spelled>, substitute: Value) =>
  withDefault(codec, substitute).pipe(Schema.catchDecoding(() => Effect.succeedSome(substitute)))

/** An item that can't be read: left out, whatever it is, and heard of. */
const passedOver = <Value, Spelled>(item: Wire<Value, Spelled>) => {
  const decode = SchemaParser.decodeUnknownEffect(item)
  const hear = (issue: SchemaIssue.Issue) =>
    Effect.map(LeftOut, (leftOut) => leftOut(placeOf(issue)))
  return Schema.Unknown.pipe(
    Schema.decodeTo(Schema.Undefined, {
      decode: SchemaGetter.transformEffect((json: unknown) =>
        Effect.matchEffect(decode(json), {
          onFailure: hear,
          onSuccess: () => Effect.void,
        }).pipe(Effect.as(undefined)),
      ),
      encode: SchemaGetter.passthrough({ strict: false }),
    }),
  )
}

/**
 * A list: one item that can't be read costs that item, never the page (OQ-143). Of more than `most` items,
 * the first are read: by default a page, for a list that a screen draws at once.
 */
export const items = <Value, Spelled>(
  item: Wire<Value, Spelled>,
  most: number = wirePolicy.drawnAtOnce,
) =>
  Schema.Array(Schema.Union([item, passedOver(item)])).pipe(
    Schema.decodeTo(Schema.Array(Schema.toType(item)), {
      decode: SchemaGetter.transformEffect((all) => {
        const read = all.filter((each) => each !== undefined)
        const tooMany = Effect.map(LeftOut, (leftOut) => leftOut('(too many)'))
        return Effect.as(read.length > most ? tooMany : Effect.void, read.slice(0, most))
      }),
      encode: SchemaGetter.passthrough({ strict: false }),
    }),
  )

/** The same of a list that may be left out, and is then empty; anything in its place must be a list. */
export const list = <Value, Spelled>(item: Wire<Value, Spelled>, most?: number) =>
  withDefault(items(item, most), [])
