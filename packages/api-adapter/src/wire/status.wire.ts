import { Schema, SchemaGetter } from 'effect'

/** The names that the server's platform has for the statuses we may hear of. */
const statuses: ReadonlyMap<string, number> = new Map([
  ['OK', 200],
  ['Created', 201],
  ['Accepted', 202],
  ['BadRequest', 400],
  ['Forbidden', 403],
  ['NotFound', 404],
  ['NotAcceptable', 406],
  ['Conflict', 409],
  ['PreconditionFailed', 412],
  ['InternalServerError', 500],
])

const statusOf = (written: string | number): number => {
  if (typeof written === 'number') return written
  return statuses.get(written) ?? (/^\d+$/.test(written) ? Number(written) : Number.NaN)
}

/** A status as a number: 201, '201' and 'Created' are one and the same (OQ-115). */
export const status = Schema.Union([Schema.Finite, Schema.String]).pipe(
  Schema.decodeTo(Schema.Int, {
    decode: SchemaGetter.transform(statusOf),
    encode: SchemaGetter.passthrough(),
  }),
)
