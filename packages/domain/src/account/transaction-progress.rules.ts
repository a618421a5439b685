/**
 * Explains a transaction's status, the next step, and what the member can do. Cashback counts in the available balance
 * once the shop confirms it. The text depends only on type and status: it promises no date, and is empty for an unknown
 * word.
 */
import { formatDay, joinPresent } from '../kernel/index.ts'
import { type Kind, kindOf, type Transaction } from '../member/index.ts'
import { accountMessages } from './account.messages.ts'
import { type StatusKind, statusKindOf, wordOf } from './transaction-status.rules.ts'

export interface TransactionProgress {
  /** Id and date, as in the tooltip. */
  readonly reference: string
  readonly means: string | undefined
  readonly next: string | undefined
  /** The beginning of a question to support. */
  readonly question: string
}

const { way } = accountMessages.ours

const means: Record<Kind, Record<StatusKind, string>> = {
  cashback: {
    open: way.waitingForShop,
    done: way.confirmedByShop,
    off: way.notConfirmedByShop,
  },
  withdrawal: { open: way.beingSent, done: way.wasSent, off: way.wasNotSent },
}

/** All other statuses are final or unknown. */
const underWay: Record<Kind, readonly string[]> = {
  cashback: ['pending'],
  withdrawal: ['pending', 'requested'],
}

const isUnderWay = (kind: Kind, { status }: Transaction): boolean =>
  underWay[kind].includes(wordOf(status))

/**
 * The details of a transaction: its id and date (ACCOUNT-08, OQ-124), the meaning of its status, whether its cashback
 * is still to come, and the beginning of a question to support. Unknown types and statuses have only the id, the date
 * and the question.
 */
export function transactionProgress(transaction: Transaction): TransactionProgress {
  const kind = kindOf(transaction)
  const statusKind = statusKindOf(transaction.status)
  const isKnown = kind !== undefined && (statusKind !== 'open' || isUnderWay(kind, transaction))
  const reference = referenceOf(transaction)
  return {
    reference,
    means: isKnown ? means[kind][statusKind] : undefined,
    next:
      isKnown && kind === 'cashback' && statusKind === 'open' ? way.addedOnceConfirmed : undefined,
    question: way.question(transaction.name ?? '', reference),
  }
}

/** '88213 - 12/11/2026' (ACCOUNT-08, OQ-124). */
export const referenceOf = ({ id, transactionDate }: Transaction): string =>
  joinPresent([id, formatDay(transactionDate)], ' - ')
