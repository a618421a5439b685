import { Schema, SchemaGetter } from 'effect'
import { orElse } from './absent.wire.ts'

/** Text; a number, as a server may write a house number, is read as text. */
export const text = Schema.Union([Schema.String, Schema.Finite]).pipe(
  Schema.decodeTo(Schema.String, {
    decode: SchemaGetter.transform(String),
    encode: SchemaGetter.passthrough(),
  }),
)

export const number = Schema.Finite

/** A switch; only `true` switches it on. */
export const flag = orElse(Schema.Boolean, false)
