/**
 * What a transaction's status means, what happens next, and what the member can do. Cashback is added
 * to the available balance once the shop has confirmed it. It says only what follows from type and
 * status: it promises no date, and says nothing about an unknown word.
 */
import { formatDay, joinPresent } from '../kernel/index.ts'
import { type Kind, kindOf, type Transaction } from '../member/index.ts'
import { accountMessages } from './account.messages.ts'
import { type Standing, standingOf, wordOf } from './standing.rules.ts'

export interface TransactionWay {
  /** Id and date, as the tooltip has them. */
  readonly reference: string
  readonly means: string | undefined
  readonly next: string | undefined
  /** How a question to support begins. */
  readonly question: string
}

const { way } = accountMessages.ours

const means: Record<Kind, Record<Standing, string>> = {
  cashback: {
    open: way.waitingForShop,
    done: way.confirmedByShop,
    off: way.notConfirmedByShop,
  },
  withdrawal: { open: way.beingSent, done: way.wasSent, off: way.wasNotSent },
}

/** The only statuses that we know are not final. */
const underWay: Record<Kind, readonly string[]> = {
  cashback: ['pending'],
  withdrawal: ['pending', 'requested'],
}

const isUnderWay = (kind: Kind, { status }: Transaction): boolean =>
  underWay[kind].includes(wordOf(status))

/**
 * What a transaction opens to: its id and date, as its tooltip has them (ACCOUNT-08, OQ-124), what its status
 * means, whether its cashback is still to be added, and how a question to support begins. Of an unknown type or
 * status it gives the id, the date and the question alone.
 */
export function transactionWay(transaction: Transaction): TransactionWay {
  const kind = kindOf(transaction)
  const standing = standingOf(transaction.status)
  const isKnown = kind !== undefined && (standing !== 'open' || isUnderWay(kind, transaction))
  const reference = referenceOf(transaction)
  return {
    reference,
    means: isKnown ? means[kind][standing] : undefined,
    next:
      isKnown && kind === 'cashback' && standing === 'open' ? way.addedOnceConfirmed : undefined,
    question: way.question(transaction.name ?? '', reference),
  }
}

/** '88213 - 12/11/2026' (ACCOUNT-08, OQ-124). */
export const referenceOf = ({ id, transactionDate }: Transaction): string =>
  joinPresent([id, formatDay(transactionDate)], ' - ')
