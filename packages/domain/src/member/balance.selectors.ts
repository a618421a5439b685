import { formatPounds, leftOutOf, type ResourceView } from '../kernel/index.ts'
import { memberMessages } from './member.messages.ts'
import type { Member } from './member.schema.ts'

/** The balance as every screen shows it, never an old figure. */
export interface BalanceView {
  readonly is: 'known' | 'reading' | 'unread'
  /** A figure, or the text that replaces it. */
  readonly available: string
  readonly pending: string | undefined
  /** Explains how to get a first transaction, if the member certainly has none. */
  readonly firstLines?: readonly string[] | undefined
}

export function balanceView(member: ResourceView<Member>): BalanceView {
  const { readingBalance, unknownBalance, firstLines } = memberMessages.ours
  switch (member.is) {
    case 'loading':
      return { is: 'reading', available: readingBalance, pending: undefined }
    case 'failed':
      return { is: 'unread', available: unknownBalance, pending: undefined }
    case 'ready': {
      const { availableBalance, pendingBalance, transactions } = member.value
      return {
        is: 'known',
        available: formatPounds(availableBalance),
        pending: pendingBalance === undefined ? undefined : formatPounds(pendingBalance),
        firstLines:
          transactions.length === 0 && leftOutOf(transactions) === 0 ? firstLines : undefined,
      }
    }
  }
}
