/**
 * SavingsWithdrawalHttpStatus: an HTTP status that gives the outcome of a withdrawal, as a number, digits or a name
 * (OQ-115). Its meaning differs between card and bank, so each has its own table. Only this file, for the card, and
 * `withdrawal/bank-status.wire.ts` know the numbers (CONST-05; section 9).
 */
import { CardOutcome } from '@save/domain/member'
import { Schema, SchemaGetter } from 'effect'

/** The server platform's names for the expected statuses; letter case is ignored. */
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

/** A status as a number: 201, '201' and 'Created' are the same. */
export const status = Schema.Union([Schema.Finite, Schema.String]).pipe(
  Schema.decodeTo(Schema.Int, {
    decode: SchemaGetter.transform(statusOf),
    encode: SchemaGetter.passthrough(),
  }),
)

export const created = 201
export const badRequest = 400

const cardStatuses: Readonly<Record<CardOutcome, number>> = {
  withdrawn: created,
  countLimited: 409,
  capped: 412,
  failed: badRequest,
}

/** CARDW-05 to CARDW-08; every other status is a failure (OQ-117). */
export const cardOutcomeOf = (status: number): CardOutcome =>
  CardOutcome.literals.find((outcome) => cardStatuses[outcome] === status) ?? 'failed'

/** The outcome of the last card withdrawal, as a field of the member. */
export const cardOutcome = status.pipe(
  Schema.decodeTo(CardOutcome, {
    decode: SchemaGetter.transform(cardOutcomeOf),
    encode: SchemaGetter.transform((outcome) => cardStatuses[outcome]),
  }),
)
