import type { Listed } from '@save/domain/kernel'
import { Effect, Option, Schema, SchemaGetter, SchemaIssue, SchemaParser } from 'effect'
import { placeOf } from './decoder.wire.ts'
import { LeftOut } from './left-out.ts'
import type { Wire } from './record.wire.ts'
import { wirePolicy } from './wire.policy.ts'

const isThere = <Value>(value: Value | null): value is Value => value !== null

/** A missing or null field leaves the key out. Invalid values are refused. */
export const optional = <Value, Spelled>(codec: Wire<Value, Spelled>) =>
  Schema.optionalKey(Schema.NullOr(codec)).pipe(
    Schema.decodeTo(Schema.optionalKey(Schema.toType(codec)), {
      decode: SchemaGetter.transformOptional(Option.filter(isThere<Value>)),
      encode: SchemaGetter.passthrough(),
    }),
  )

/** A missing or null field becomes `substitute`. Invalid values are refused. */
export const withDefault = <Value, Spelled>(codec: Wire<Value, Spelled>, substitute: Value) =>
  Schema.optionalKey(Schema.NullOr(codec)).pipe(
    Schema.decodeTo(Schema.toType(codec), {
      decode: SchemaGetter.transformOptional((value) =>
        Option.some(Option.getOrElse(Option.filter(value, isThere<Value>), () => substitute)),
      ),
      encode: SchemaGetter.passthrough(),
    }),
  )

/** Like `optional`, but writes null for a missing value, which tells the server that there is none (OQ-110). */
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
 * For a field that a screen can do without, since one field must not blank a page (OQ-143). A missing, null or invalid
 * value leaves the key out. Servers write null for a missing value, so that their answers have every field of section
 * 3.
 */
export const maybe = <Value, Spelled>(codec: Wire<Value, Spelled>) =>
  orNull(codec).pipe(Schema.catchDecoding(() => Effect.succeedNone))

/** Like `maybe`, but replaces a missing or invalid value. */
export const orElse = <Value, Spelled>(codec: Wire<Value, Spelled>, substitute: Value) =>
  withDefault(codec, substitute).pipe(Schema.catchDecoding(() => Effect.succeedSome(substitute)))

/** Never fails: an unreadable item becomes the issue that says why. */
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

const listOf = <Value, Spelled>(
  item: Wire<Value, Spelled>,
  maxItems: number,
  isEssential: boolean,
) =>
  Schema.Array(Schema.Union([item, unread(item)])).pipe(
    Schema.decodeTo(Schema.Any, {
      decode: SchemaGetter.transformEffect((all: readonly unknown[]) => {
        const issues = all.filter(SchemaIssue.isIssue)
        const read = all.filter((each) => each !== undefined && !SchemaIssue.isIssue(each))
        const [issue] = issues
        if (isEssential && issue && read.length === 0)
          return Effect.fail(new SchemaIssue.Pointer([all.indexOf(issue)], issue))
        const shown = read.slice(0, maxItems)
        const leftOut = issues.length + read.length - shown.length
        return Effect.map(LeftOut, (report) => {
          for (const each of issues) report(placeOf(each))
          if (read.length > maxItems) report('(too many)')
          return leftOut > 0 ? Object.assign(shown, { leftOut }) : shown
        })
      }),
      encode: SchemaGetter.passthrough({ strict: false }),
    }),
  ) as unknown as Wire<Listed<Value>, readonly Spelled[]>

/**
 * A list without its unreadable items, which it counts, so that one item never hides the whole page (OQ-143). If no
 * item is readable, it refuses the list. We read only the first `maxItems` items: by default a page, for a list that a
 * screen shows at once.
 */
export const items = <Value, Spelled>(
  item: Wire<Value, Spelled>,
  maxItems: number = wirePolicy.drawnAtOnce,
) => listOf(item, maxItems, true)

/**
 * Like `items`, but a missing list is empty, and other values are refused. Accepts the list even if no item is
 * readable.
 */
export const list = <Value, Spelled>(
  item: Wire<Value, Spelled>,
  maxItems: number = wirePolicy.drawnAtOnce,
) => withDefault(listOf(item, maxItems, false), [])
