import type {
  BankTransfer,
  BankWithdrawalAnswer,
  CardWithdrawalAnswer,
  FieldError,
  WithdrawalSettings,
} from '@save/domain/withdrawal'
import { withdrawalStatuses } from '@save/domain/withdrawal'
import { Effect, Schema } from 'effect'
import { MemberWire } from '../member/index.ts'
import { list, maybe, optional, orElse } from '../wire/absent.wire.ts'
import { decoderOf } from '../wire/decoder.wire.ts'
import { money } from '../wire/money.wire.ts'
import { record } from '../wire/record.wire.ts'
import { text } from '../wire/scalar.wire.ts'
import { status } from '../wire/status.wire.ts'

export const cardWithdrawalPath = '/api/WithdrawSavings'
export const bankWithdrawalPath = '/api/WithdrawSavingsViaBank'
export const withdrawalSettingsPath = '/api/MinimumWithdrawalSettings'

/** GET /api/MinimumWithdrawalSettings (DATA-29). */
export const WithdrawalSettingsWire = record<WithdrawalSettings>()({
  minimumMemberWithdrawalAmount: ['MinimumMemberWithdrawalAmount', maybe(money)],
})

/** The body of POST /api/WithdrawSavingsViaBank (API-21, OQ-122). */
export const BankTransferWire = record<BankTransfer>()({
  transferValue: ['transferValue', money],
  accountNumber: ['accountNumber', Schema.String],
  sortCode: ['sortCode', Schema.String],
  contactTelephoneNumber: ['contactTelephoneNumber', Schema.String],
  buildingSocietyRollNumber: ['buildingSocietyRollNumber', optional(Schema.String)],
})

const FieldErrorWire = record<FieldError>()({
  field: ['Field', orElse(text, '')],
  errorMessage: ['ErrorMessage', orElse(text, '')],
})

/** Its answer (API-21). */
export const BankWithdrawalWire = record<BankWithdrawalAnswer>()({
  status: ['SavingsWithdrawalHttpStatus', maybe(status)],
  fieldErrors: ['DataValidationErrors', list(FieldErrorWire)],
})

/** A server may give a refusal's status as the answer's own, too; its body says the same. */
export const withdrawalRefusals: readonly number[] = [
  400,
  withdrawalStatuses.notAcceptable,
  withdrawalStatuses.conflict,
  withdrawalStatuses.preconditionFailed,
]

const CardStatusWire = record<Pick<CardWithdrawalAnswer, 'status'>>()({
  status: ['SavingsWithdrawalHttpStatus', maybe(status)],
})

const readMember = decoderOf(MemberWire)
const readCardStatus = decoderOf(CardStatusWire)
const readBankAnswer = decoderOf(BankWithdrawalWire)

/**
 * The member with the status; a body that is no member says that it has to be read (OQ-116). What
 * the body says of the outcome holds; where it says nothing, the answer's own status does, unless
 * that is a mere success.
 */
export const readCardAnswer = (
  json: unknown,
  httpStatus: number,
): Effect.Effect<CardWithdrawalAnswer> =>
  Effect.gen(function* () {
    const member = yield* Effect.orElseSucceed(readMember(json), () => undefined)
    if (member?.savingsWithdrawalHttpStatus !== undefined) return { member }
    const said = yield* Effect.orElseSucceed(readCardStatus(json), () => undefined)
    const status = said?.status ?? (isOutcome(httpStatus) ? httpStatus : undefined)
    return { ...(member && { member }), ...(status !== undefined && { status }) }
  })

const isOutcome = (httpStatus: number): boolean =>
  httpStatus === withdrawalStatuses.created || withdrawalRefusals.includes(httpStatus)

/** What the body says of the outcome holds; where it says nothing, the answer's own status does. */
export const readBankAnswerOf = (json: unknown, httpStatus: number) =>
  Effect.map(
    readBankAnswer(json),
    (answer): BankWithdrawalAnswer => ({ ...answer, status: answer.status ?? httpStatus }),
  )

/** A refusal whose body can't be read is still the refusal that its status names. */
export const readBankRefusal = (json: unknown, httpStatus: number): BankWithdrawalAnswer =>
  Effect.runSync(
    Effect.match(readBankAnswerOf(json, httpStatus), {
      onSuccess: (answer) => answer,
      onFailure: () => ({ status: httpStatus, fieldErrors: [] }),
    }),
  )

export const readCardRefusal = (json: unknown, httpStatus: number): CardWithdrawalAnswer =>
  Effect.runSync(readCardAnswer(json, httpStatus))
