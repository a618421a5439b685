/** What the limit of a day leaves of a transfer to the bank. */
import { formatPounds, nothing, type Pence } from '@save/domain/kernel'
import type { Member } from '@save/domain/member'
import { cardAmount } from '@save/domain/withdrawal'
import type { Today } from './explain-card-now.ts'

/** What the server leaves of a range of the form: nothing, if less than the least is left of the day's limit. */
export function limitedTo(member: Member, least: Pence, today: Today | undefined): string {
  const { withdrawalLimit, availableBalance } = member
  if (withdrawalLimit === undefined) return ''
  const left = leftOf(member, withdrawalLimit, today)
  if (left >= availableBalance) return ''
  const most = left < least ? 'nothing of it' : `at most ${formatPounds(left)}`
  return ` in the form; the server takes ${most} today`
}

/** The form does not know the daily limit: the server refuses what is over it. */
export function limitNoted(member: Member, today: Today | undefined): readonly string[] {
  const { withdrawalLimit } = member
  if (withdrawalLimit === undefined) return []
  const left = leftOf(member, withdrawalLimit, today)
  return [
    `The form takes that much, but the server refuses what is over the daily limit, ${formatPounds(withdrawalLimit)}; ${
      today === undefined
        ? 'what was withdrawn earlier today counts, too'
        : `${formatPounds(today.amount)} of it was withdrawn today, so it takes at most ${formatPounds(left)}`
    }`,
  ]
}

/** What is left of the limit, whatever the balance. */
const leftOf = (member: Member, limit: Pence, today: Today | undefined): Pence =>
  cardAmount({ ...member, availableBalance: limit }, today?.amount ?? nothing).amount
