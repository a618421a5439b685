import { Schema, SchemaGetter } from 'effect'
import { orElse } from './absent.wire.ts'

/** A flag that is on by default. Only `false`, as a boolean or text, switches it off. */
export const defaultTrue = orElse(
  Schema.Union([Schema.Boolean, Schema.Literal('false')]).pipe(
    Schema.decodeTo(Schema.Boolean, {
      decode: SchemaGetter.transform((written) => written === true),
      encode: SchemaGetter.passthrough(),
    }),
  ),
  true,
)
