/**
 * A request's body. Answers are read leniently, since one field must not blank a page (OQ-143); a
 * server takes what it is sent exactly, or refuses it: no value is converted. A missing field
 * counts as left empty, where a form may leave it empty.
 */
import { Effect, Schema, SchemaGetter } from 'effect'
import { orNull, withDefault } from './absent.wire.ts'
import type { Wire } from './record.wire.ts'

export const sentText = withDefault(Schema.String, '')
export const sentFlag = withDefault(Schema.Boolean, false)

/** A part of the profile: text, or null when there is none (OQ-110). */
export const sentPart = orNull(Schema.String)

/** An id may be a whole number or text (OQ-143). */
export const sentId = <Id extends string>(brand: Wire<Id, string>) =>
  Schema.Union([Schema.String, Schema.Int]).pipe(
    Schema.decodeTo(Schema.String, {
      decode: SchemaGetter.transform(String),
      encode: SchemaGetter.passthrough(),
    }),
    Schema.decodeTo(brand),
  ) satisfies Wire<Id>

/**
 * The same codec for a stricter server: a value that the rule refuses is not read. Writing is
 * unchanged.
 */
export const judged = <Value, Spelled>(
  codec: Wire<Value, Spelled>,
  isRight: (value: Value) => boolean,
) =>
  codec.pipe(
    Schema.decodeTo(Schema.toType(codec), {
      decode: SchemaGetter.checkEffect((value: Value) => Effect.succeed(isRight(value))),
      encode: SchemaGetter.passthrough(),
    }),
  )
