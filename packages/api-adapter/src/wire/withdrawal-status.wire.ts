/**
 * SavingsWithdrawalHttpStatus: an HTTP status that says how a withdrawal ended, as a number, a
 * digit text or a name (OQ-115). Card and bank have a table each, since a status means different
 * things. Only this file knows the numbers (CONST-05; section 9).
 */
import { CardOutcome } from '@save/domain/member'
import { BankOutcome } from '@save/domain/withdrawal'
import { Schema, SchemaGetter } from 'effect'

/** The server platform's names for the statuses we may get; letter case does not matter. */
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

/** A status as a number: 201, '201' and 'Created' mean the same. */
export const status = Schema.Union([Schema.Finite, Schema.String]).pipe(
  Schema.decodeTo(Schema.Int, {
    decode: SchemaGetter.transform(statusOf),
    encode: SchemaGetter.passthrough(),
  }),
)

export const created = 201
const badRequest = 400

const cardStatuses: Readonly<Record<CardOutcome, number>> = {
  withdrawn: created,
  countLimited: 409,
  capped: 412,
  failed: badRequest,
}

const bankStatuses: Readonly<Record<BankOutcome, number>> = {
  requested: created,
  alreadyRequested: 406,
  overLimit: 409,
  overBalance: 412,
  refused: badRequest,
  failed: badRequest,
}

/** A server may also give a refusal's status as the answer's own; its body says the same. */
export const withdrawalRefusals: readonly number[] = [badRequest, 406, 409, 412]

/** CARDW-05 to CARDW-08; every other status is a failure (OQ-117). */
export const cardOutcomeOf = (status: number): CardOutcome =>
  CardOutcome.literals.find((outcome) => cardStatuses[outcome] === status) ?? 'failed'

/** BANKW-20 to BANKW-26; every other status is a failure. */
export const bankOutcomeOf = (status: number): BankOutcome =>
  bankOutcomes.find((outcome) => bankStatuses[outcome] === status) ?? 'failed'

/** For 'refused' the fields decide, not its status. */
const bankOutcomes = BankOutcome.literals.filter((outcome) => outcome !== 'refused')

export const bankStatusOf = (outcome: BankOutcome): number => bankStatuses[outcome]

/** How a card withdrawal ended, as given on a member. */
export const cardOutcome = status.pipe(
  Schema.decodeTo(CardOutcome, {
    decode: SchemaGetter.transform(cardOutcomeOf),
    encode: SchemaGetter.transform((outcome) => cardStatuses[outcome]),
  }),
)
