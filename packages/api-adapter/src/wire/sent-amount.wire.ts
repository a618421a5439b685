import { amountFromText, type Pence, poundsOf } from '@save/domain/kernel'
import { Schema, SchemaGetter } from 'effect'

/** Above this, pence are no longer exact. Requests may have larger amounts than answers. */
const mostPounds = 1e12

/**
 * Pounds, checked as sent and never rounded first. Amounts that no member could have typed, such as 25.006, aren't
 * whole pence and are refused.
 */
export const sentAmount = Schema.Finite.check(
  Schema.isBetween({ minimum: -mostPounds, maximum: mostPounds }),
).pipe(
  Schema.decodeTo(Schema.Number.pipe(Schema.brand('Pence')), {
    decode: SchemaGetter.transform((sent): number => amountFromText(String(sent)) ?? Number.NaN),
    encode: SchemaGetter.transform((pence) => poundsOf(pence as Pence)),
  }),
)
