/** How a withdrawal ended: two tables, since a status means different things (OQ-115). */
import { isBlank } from '../kernel/index.ts'
import { withdrawalStatuses } from './withdrawal.policy.ts'
import type { BankWithdrawalAnswer } from './withdrawal.schema.ts'

const statusNames: Readonly<Record<string, number>> = {
  created: withdrawalStatuses.created,
  notacceptable: withdrawalStatuses.notAcceptable,
  conflict: withdrawalStatuses.conflict,
  preconditionfailed: withdrawalStatuses.preconditionFailed,
}

/** 201, '201' and 'Created' are all 201; what is no status gives nothing. */
export function statusOf(written: unknown): number | undefined {
  if (typeof written === 'number') return Number.isInteger(written) ? written : undefined
  if (typeof written !== 'string') return undefined
  const text = written.trim().toLowerCase()
  return /^\d{3}$/.test(text) ? Number(text) : statusNames[text]
}

export type CardOutcome = 'withdrawn' | 'countLimited' | 'capped' | 'failed'

/** CARDW-05 to CARDW-08, OQ-117. */
export function cardOutcomeOf(status: number | undefined): CardOutcome {
  switch (status) {
    case withdrawalStatuses.created:
      return 'withdrawn'
    case withdrawalStatuses.conflict:
      return 'countLimited'
    case withdrawalStatuses.preconditionFailed:
      return 'capped'
    default:
      return 'failed'
  }
}

export type BankOutcome =
  | 'requested'
  /** The server refuses fields. */
  | 'refused'
  | 'overLimit'
  | 'overBalance'
  | 'alreadyRequested'
  | 'failed'

/** BANKW-19 to BANKW-26. Whatever else an answer says, 201 means that the transfer was made. */
export function bankOutcomeOf({ status, fieldErrors }: BankWithdrawalAnswer): BankOutcome {
  if (status === withdrawalStatuses.created) return 'requested'
  if (fieldErrors.some((error) => !isBlank(error.errorMessage))) return 'refused'
  switch (status) {
    case withdrawalStatuses.conflict:
      return 'overLimit'
    case withdrawalStatuses.preconditionFailed:
      return 'overBalance'
    case withdrawalStatuses.notAcceptable:
      return 'alreadyRequested'
    default:
      return 'failed'
  }
}
