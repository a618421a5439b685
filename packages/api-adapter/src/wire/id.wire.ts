import { Schema, SchemaGetter } from 'effect'
import type { Wire } from './record.wire.ts'

/** The ids of each kind that the server writes as numbers. */
const numeric = new Map<unknown, Set<string>>()

/** As if no server had answered yet. */
export const forgetIds = (): void => numeric.clear()

function numbersOf(brand: unknown): Set<string> {
  const known = numeric.get(brand) ?? new Set()
  numeric.set(brand, known)
  return known
}

/**
 * An id in an answer: a number or text on the wire, text in the domain. A call sends it back as the
 * server wrote it: see `sentId` (OQ-143).
 */
export const id = <Id extends string>(brand: Wire<Id, string>) =>
  Schema.Union([Schema.String, Schema.Finite]).pipe(
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
 * An id in a request's body, a number if the server wrote it as one. A server takes a whole number
 * or text (OQ-143).
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
