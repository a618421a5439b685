import type { SystemText } from '@save/domain/help'
import { wellFormed } from '@save/domain/kernel'
import { Predicate, Schema, SchemaGetter } from 'effect'
import type { Wire } from '../wire/record.wire.ts'

export { systemTextPath } from '../wire/first-paths.wire.ts'

/** GET /api/SystemText (DATA-31): keys and HTML texts of any length. Leaves out values that aren't text. */
export const SystemTextWire: Wire<SystemText, Readonly<Record<string, unknown>>> = Schema.Record(
  Schema.String,
  Schema.Unknown,
).pipe(
  Schema.decodeTo(Schema.Record(Schema.String, Schema.String), {
    decode: SchemaGetter.transform((map) =>
      Object.fromEntries(
        Object.entries(map).flatMap(([key, text]) =>
          Predicate.isString(text) ? [[key, wellFormed(text)]] : [],
        ),
      ),
    ),
    encode: SchemaGetter.passthrough(),
  }),
)
