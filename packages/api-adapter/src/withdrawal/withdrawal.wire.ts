import { type Failure, isBlank, malformed } from '@save/domain/kernel'
import {
  type BankTransfer,
  BankWithdrawalAnswer,
  type CardWithdrawalAnswer,
  type FieldError,
  type WithdrawalSettings,
} from '@save/domain/withdrawal'
import { Effect, Schema, SchemaGetter } from 'effect'
import { MemberWire } from '../member/index.ts'
import { list, maybe, optional, orElse } from '../wire/absent.wire.ts'
import { decoderOf } from '../wire/decoder.wire.ts'
import { isRefusedForm } from '../wire/model-state.wire.ts'
import { money } from '../wire/money.wire.ts'
import { record } from '../wire/record.wire.ts'
import { text } from '../wire/scalar.wire.ts'
import { sentAmount } from '../wire/sent-amount.wire.ts'
import { cardOutcomeOf, created, status } from '../wire/withdrawal-status.wire.ts'
import { bankOutcomeOf, bankStatusOf, withdrawalRefusals } from './bank-status.wire.ts'

export const cardWithdrawalPath = '/api/WithdrawSavings'
export const bankWithdrawalPath = '/api/WithdrawSavingsViaBank'
export const withdrawalSettingsPath = '/api/MinimumWithdrawalSettings'

/** GET /api/MinimumWithdrawalSettings (DATA-29). */
export const WithdrawalSettingsWire = record<WithdrawalSettings>()({
  minimumMemberWithdrawalAmount: ['MinimumMemberWithdrawalAmount', maybe(money)],
})

/** The body of POST /api/WithdrawSavingsViaBank (API-21, OQ-122). */
export const BankTransferWire = record<BankTransfer>()({
  transferValue: ['transferValue', sentAmount],
  accountNumber: ['accountNumber', Schema.String],
  sortCode: ['sortCode', Schema.String],
  contactTelephoneNumber: ['contactTelephoneNumber', Schema.String],
  buildingSocietyRollNumber: ['buildingSocietyRollNumber', optional(Schema.String)],
})

const FieldErrorWire = record<FieldError>()({
  field: ['Field', orElse(text, '')],
  errorMessage: ['ErrorMessage', orElse(text, '')],
})

interface BankAnswerJson {
  readonly status?: number | undefined
  readonly fieldErrors: readonly FieldError[]
}

/** The answer as a server writes it (API-21). */
const BankAnswerJson = record<BankAnswerJson>()({
  status: ['SavingsWithdrawalHttpStatus', maybe(status)],
  fieldErrors: ['DataValidationErrors', list(FieldErrorWire)],
})

/** The answer (API-21), if the body has a status. */
export const BankWithdrawalWire = BankAnswerJson.pipe(
  Schema.decodeTo(BankWithdrawalAnswer, {
    decode: SchemaGetter.transform((json) => bankAnswerOf(json, undefined)),
    encode: SchemaGetter.transform(({ outcome, fieldErrors }) => ({
      status: bankStatusOf(outcome),
      fieldErrors,
    })),
  }),
)

/** 201 means that the transfer was made, even if the body says something else (BANKW-19 to BANKW-26). */
function bankAnswerOf(
  { status: ownStatus, fieldErrors }: BankAnswerJson,
  httpStatus: number | undefined,
): BankWithdrawalAnswer {
  const status = ownStatus ?? httpStatus
  const outcome = status === undefined ? 'failed' : bankOutcomeOf(status)
  const isRefused = fieldErrors.some(({ errorMessage }) => !isBlank(errorMessage))
  return outcome !== 'requested' && isRefused
    ? { outcome: 'refused', fieldErrors }
    : { outcome, fieldErrors: [] }
}

const CardStatusWire = record<{ readonly status?: number | undefined }>()({
  status: ['SavingsWithdrawalHttpStatus', maybe(status)],
})

const readMember = decoderOf(MemberWire)
const readCardStatus = decoderOf(CardStatusWire)
const readBankAnswer = decoderOf(BankAnswerJson)

/**
 * Reads the member and the outcome. If the body has no member, the caller must read them (OQ-116). The body gives the
 * outcome or, if it has none, the response's own status, unless that is a mere success.
 */
export const readCardAnswer = (
  json: unknown,
  httpStatus: number,
): Effect.Effect<CardWithdrawalAnswer> =>
  Effect.gen(function* () {
    const member = yield* Effect.orElseSucceed(readMember(json), () => undefined)
    if (member?.lastCardWithdrawal !== undefined)
      return { member, outcome: member.lastCardWithdrawal }
    const cardStatus = yield* Effect.orElseSucceed(readCardStatus(json), () => undefined)
    const status = cardStatus?.status ?? (isOutcome(httpStatus) ? httpStatus : undefined)
    if (status !== undefined) return { ...(member && { member }), outcome: cardOutcomeOf(status) }
    // A member without an outcome counts as 'failed', like any other outcome (OQ-117).
    return member === undefined ? {} : { member, outcome: 'failed' }
  })

const isOutcome = (httpStatus: number): boolean =>
  httpStatus === created || withdrawalRefusals.includes(httpStatus)

/**
 * The body gives the outcome or, if it has none, the response's own status. If that is a mere success, we don't know
 * whether the transfer was made (OQ-135).
 */
export const readBankAnswerOf = (
  json: unknown,
  httpStatus: number,
): Effect.Effect<BankWithdrawalAnswer, Failure> =>
  Effect.flatMap(readBankAnswer(json), (bankJson) => {
    const answer = bankAnswerOf(bankJson, httpStatus)
    const saysNothing = bankJson.status === undefined && !isOutcome(httpStatus)
    return saysNothing && answer.outcome === 'failed'
      ? Effect.fail(malformed('SavingsWithdrawalHttpStatus'))
      : Effect.succeed(answer)
  })

/** If a refusal's body is unreadable, its status decides. */
export const readBankRefusal = (json: unknown, httpStatus: number): BankWithdrawalAnswer =>
  Effect.runSync(
    Effect.match(readBankAnswerOf(json, httpStatus), {
      onSuccess: (answer) => answer,
      onFailure: () => ({ outcome: bankOutcomeOf(httpStatus), fieldErrors: [] }),
    }),
  )

/** A refused card withdrawal. A refused form without an outcome also counts (OQ-117). */
export const readCardRefusal = (json: unknown, httpStatus: number): CardWithdrawalAnswer => {
  const answer = Effect.runSync(readCardAnswer(json, httpStatus))
  return answer.outcome === undefined && isRefusedForm(json)
    ? { ...answer, outcome: 'failed' }
    : answer
}
