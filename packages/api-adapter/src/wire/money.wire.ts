import { Pence, penceOf, poundsOf } from '@save/domain/kernel'
import { Schema, SchemaGetter } from 'effect'

/** No sum on the wire comes near this, and beyond it pence would no longer be whole. */
export const mostPounds = 1e12

/** Pounds as a number on the wire, whole pence in the domain. */
export const money = Schema.Finite.check(
  Schema.isBetween({ minimum: -mostPounds, maximum: mostPounds }),
).pipe(
  Schema.decodeTo(Pence, {
    decode: SchemaGetter.transform(penceOf),
    encode: SchemaGetter.transform((pence) => poundsOf(Pence.make(pence))),
  }),
)
