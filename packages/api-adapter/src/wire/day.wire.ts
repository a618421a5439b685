import { Day, dayOf } from '@save/domain/kernel'
import { Effect, Option, Schema, SchemaGetter } from 'effect'
import { orNull } from './absent.wire.ts'

/**
 * A date in an answer, as the server's platform prints it: '1984-02-29T00:00:00'. Anything else (null, '0001-01-01',
 * other text) leaves the key out (OQ-043).
 */
export const day = Schema.optionalKey(Schema.NullOr(Schema.String)).pipe(
  Schema.decodeTo(Schema.optionalKey(Day), {
    decode: SchemaGetter.transformOptional((written) =>
      Option.fromUndefinedOr(dayOf(Option.getOrNull(written))),
    ),
    encode: SchemaGetter.transformOptional((value: Option.Option<string>) =>
      Option.some(Option.getOrNull(Option.map(value, (day) => `${day}T00:00:00`))),
    ),
  }),
  Schema.catchDecoding(() => Effect.succeedNone),
)

/** The date in a request. Servers also accept the form in which they print it. */
const DayAsGiven = Schema.String.pipe(
  Schema.decodeTo(Day, {
    decode: SchemaGetter.transform((written) => written.replace(/T00:00:00$/, '')),
    encode: SchemaGetter.passthrough(),
  }),
)

/** A date in a request, '1984-02-29', or null (OQ-043, OQ-110). */
export const sentDay = orNull(DayAsGiven)
