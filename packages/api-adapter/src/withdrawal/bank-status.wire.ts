/** The outcomes of a transfer by status, and the statuses of refused withdrawals (CONST-05; section 9). */
import { BankOutcome } from '@save/domain/withdrawal'
import { badRequest, created } from '../wire/withdrawal-status.wire.ts'

const bankStatuses: Readonly<Record<BankOutcome, number>> = {
  requested: created,
  alreadyRequested: 406,
  overLimit: 409,
  overBalance: 412,
  refused: badRequest,
  failed: badRequest,
}

/** A server may also use these as the response's own status. The body says the same. */
export const withdrawalRefusals: readonly number[] = [badRequest, 406, 409, 412]

/** BANKW-20 to BANKW-26; every other status is a failure. */
export const bankOutcomeOf = (status: number): BankOutcome =>
  bankOutcomes.find((outcome) => bankStatuses[outcome] === status) ?? 'failed'

/** 'refused' follows from the field errors, not from a status. */
const bankOutcomes = BankOutcome.literals.filter((outcome) => outcome !== 'refused')

export const bankStatusOf = (outcome: BankOutcome): number => bankStatuses[outcome]
