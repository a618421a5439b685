import { Effect, Option, Schema, SchemaGetter } from 'effect'
import type { Wire } from './record.wire.ts'

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

/** A list that may be left out, and is then empty; otherwise it must be a list of valid items. */
export const list = <Value, Spelled>(item: Wire<Value, Spelled>) =>
  withDefault(Schema.Array(item), [])

/** An invalid value is left out, whatever it is. */
const PassedOver = Schema.Unknown.pipe(
  Schema.decodeTo(Schema.Undefined, {
    decode: SchemaGetter.transform(() => undefined),
    encode: SchemaGetter.passthrough({ strict: false }),
  }),
)

/**
 * As `list`, for items that a screen can do without: one of them must not blank a page (OQ-143).
 */
export const soundOf = <Value, Spelled>(item: Wire<Value, Spelled>) =>
  withDefault(
    Schema.Array(Schema.Union([item, PassedOver])).pipe(
      Schema.decodeTo(Schema.Array(Schema.toType(item)), {
        decode: SchemaGetter.transform((items) => items.filter((each) => each !== undefined)),
        encode: SchemaGetter.passthrough({ strict: false }),
      }),
    ),
    [],
  )
