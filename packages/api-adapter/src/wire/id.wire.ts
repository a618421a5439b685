import { isBlank, wellFormed } from '@save/domain/kernel'
import { Schema, SchemaGetter } from 'effect'
import type { Wire } from './record.wire.ts'
import { wirePolicy } from './wire.policy.ts'

/** Ids that the server writes as numbers, by kind. */
const numeric = new Map<unknown, Set<string>>()

/** Resets to the state before the first answer. For tests. */
export const forgetIds = (): void => numeric.clear()

function numbersOf(brand: unknown): Set<string> {
  const known = numeric.get(brand) ?? new Set()
  numeric.set(brand, known)
  return known
}

/**
 * Text that is unique and can be part of an address: not blank, without half a character, and not
 * '.' or '..', which addresses drop. Or a whole number, unless it is so large that JavaScript has
 * already rounded it.
 */
const Written = Schema.Union([
  Schema.String.check(
    Schema.makeFilter(
      (id) =>
        !isBlank(id) &&
        id.length <= wirePolicy.mostLetters &&
        wellFormed(id) === id &&
        !/^\.\.?$/.test(id),
    ),
  ),
  Schema.Int,
])

/** An id that we only compare or put into an address. */
export const idText = Written.pipe(
  Schema.decodeTo(Schema.String, {
    decode: SchemaGetter.transform(String),
    encode: SchemaGetter.passthrough(),
  }),
)

/**
 * An id in an answer: a whole number or text on the wire, text in the domain. A call sends it back in the server's
 * form: see `sentId` (OQ-143).
 */
export const id = <Id extends string>(brand: Wire<Id, string>) =>
  Written.pipe(
    Schema.decodeTo(Schema.String, {
      decode: SchemaGetter.transform((written) => {
        const wording = String(written)
        if (typeof written === 'number') numbersOf(brand).add(wording)
        else numbersOf(brand).delete(wording)
        return wording
      }),
      encode: SchemaGetter.passthrough(),
    }),
    Schema.decodeTo(brand),
  ) satisfies Wire<Id>

/**
 * An id in a request's body, as a number if the server wrote it as one. Servers accept whole numbers and text (OQ-143).
 */
export const sentId = <Id extends string>(brand: Wire<Id, string>) =>
  Schema.Union([Schema.String, Schema.Int]).pipe(
    Schema.decodeTo(Schema.String, {
      decode: SchemaGetter.transform(String),
      encode: SchemaGetter.transform((known) =>
        numbersOf(brand).has(known) ? Number(known) : known,
      ),
    }),
    Schema.decodeTo(brand),
  ) satisfies Wire<Id>
