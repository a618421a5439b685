import { amountFromText, type Pence, poundsOf } from '@save/domain/kernel'
import { Schema, SchemaGetter } from 'effect'

/** Beyond it pence would no longer be whole: a form may send more than any answer may hold. */
const mostPounds = 1e12

/**
 * Pounds, judged as they were sent and never rounded first: an amount that a member could not have
 * typed, such as 25.006, is not a number of pence, and no rule accepts it.
 */
export const sentAmount = Schema.Finite.check(
  Schema.isBetween({ minimum: -mostPounds, maximum: mostPounds }),
).pipe(
  Schema.decodeTo(Schema.Number.pipe(Schema.brand('Pence')), {
    decode: SchemaGetter.transform((sent): number => amountFromText(String(sent)) ?? Number.NaN),
    encode: SchemaGetter.transform((pence) => poundsOf(pence as Pence)),
  }),
)
