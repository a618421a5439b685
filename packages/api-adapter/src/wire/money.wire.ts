import { Pence, penceOf, poundsOf } from '@save/domain/kernel'
import { Schema, SchemaGetter } from 'effect'
import { wirePolicy } from './wire.policy.ts'

const { mostPounds } = wirePolicy

/** Pounds as a number on the wire, whole pence in the domain. */
export const money = Schema.Finite.check(
  Schema.isBetween({ minimum: -mostPounds, maximum: mostPounds }),
).pipe(
  Schema.decodeTo(Pence, {
    decode: SchemaGetter.transform(penceOf),
    encode: SchemaGetter.transform((pence) => poundsOf(Pence.make(pence))),
  }),
)
