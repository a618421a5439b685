import type { Listed } from '@save/domain/kernel'
import { Effect, Option, Schema, SchemaGetter, SchemaIssue, SchemaParser } from 'effect'
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

/** Whatever it is: an item that can't be read gives the reason. */
const unread = <Value, Spelled>(item: Wire<Value, Spelled>) => {
  const decode = SchemaParser.decodeUnknownEffect(item)
  return Schema.Unknown.pipe(
    Schema.decodeTo(Schema.Any, {
      decode: SchemaGetter.transformEffect((json: unknown) =>
        Effect.catch(decode(json), Effect.succeed),
      ),
      encode: SchemaGetter.passthrough({ strict: false }),
    }),
  )
}

const listOf = <Value, Spelled>(item: Wire<Value, Spelled>, most: number, isEssential: boolean) =>
  Schema.Array(Schema.Union([item, unread(item)])).pipe(
    Schema.decodeTo(Schema.Any, {
      decode: SchemaGetter.transformEffect((all: readonly unknown[]) => {
        const issues = all.filter(SchemaIssue.isIssue)
        const read = all.filter((each) => each !== undefined && !SchemaIssue.isIssue(each))
        const [issue] = issues
        if (isEssential && issue && read.length === 0)
          return Effect.fail(new SchemaIssue.Pointer([all.indexOf(issue)], issue))
        const shown = read.slice(0, most)
        const leftOut = issues.length + read.length - shown.length
        return Effect.map(LeftOut, (hear) => {
          for (const each of issues) hear(placeOf(each))
          if (read.length > most) hear('(too many)')
          return leftOut > 0 ? Object.assign(shown, { leftOut }) : shown
        })
      }),
      encode: SchemaGetter.passthrough({ strict: false }),
    }),
  ) as unknown as Wire<Listed<Value>, readonly Spelled[]>

/**
 * A list: an item that can't be read costs that item, never the page, and the list says how many it leaves out
 * (OQ-143). If none of its items can be read, there is no list. Of more than `most` items, the first are read: by
 * default a page, for a list that a screen draws at once.
 */
export const items = <Value, Spelled>(
  item: Wire<Value, Spelled>,
  most: number = wirePolicy.drawnAtOnce,
) => listOf(item, most, true)

/**
 * The same of a list that may be left out, and is then empty; anything in its place must be a list. It is there even
 * if none of its items can be read.
 */
export const list = <Value, Spelled>(
  item: Wire<Value, Spelled>,
  most: number = wirePolicy.drawnAtOnce,
) => withDefault(listOf(item, most, false), [])
