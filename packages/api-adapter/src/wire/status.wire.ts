import { Schema, SchemaGetter } from 'effect'

/** The names that the server's platform has for the statuses we may hear of; case is no matter. */
const statuses: ReadonlyMap<string, number> = new Map([
  ['ok', 200],
  ['created', 201],
  ['accepted', 202],
  ['badrequest', 400],
  ['forbidden', 403],
  ['notfound', 404],
  ['notacceptable', 406],
  ['conflict', 409],
  ['preconditionfailed', 412],
  ['internalservererror', 500],
])

const statusOf = (written: string | number): number => {
  if (typeof written === 'number') return written
  const text = written.trim().toLowerCase()
  return statuses.get(text) ?? (/^\d+$/.test(text) ? Number(text) : Number.NaN)
}

/** A status as a number: 201, '201' and 'Created' are one and the same (OQ-115). */
export const status = Schema.Union([Schema.Finite, Schema.String]).pipe(
  Schema.decodeTo(Schema.Int, {
    decode: SchemaGetter.transform(statusOf),
    encode: SchemaGetter.passthrough(),
  }),
)
