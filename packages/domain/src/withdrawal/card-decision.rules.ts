/** How a withdrawal to the card ends, as a server decides it (CARDW-02, CARDW-06, CARDW-08). */
import { nothing, type Pence } from '../kernel/index.ts'
import type { CardOutcome, Member } from '../member/index.ts'
import { cardAmount } from './daily-limit.rules.ts'
import { mayWithdrawToCard } from './offering.rules.ts'

/** What was withdrawn earlier on the same day; only the server knows it. */
export interface WithdrawnToday {
  /** Withdrawals to the card. */
  readonly times: number
  /** To the card and to a bank together. */
  readonly amount: Pence
}

export interface CardDecision {
  readonly outcome: CardOutcome
  /** What is withdrawn: nothing if it is refused. */
  readonly amount: Pence
}

/**
 * The whole balance goes to the card, up to the rest of the day's limit, and only so many times a
 * day. Without limits there are none. A withdrawal that is not offered, or without savings, fails. Nothing
 * says how a server answers when the limit in pounds is used up while withdrawals are left: the
 * demonstration's answers as if none were left (409).
 */
export function cardDecision(member: Member, today: WithdrawnToday): CardDecision {
  const { withdrawalCountLimit } = member
  if (!mayWithdrawToCard(member)) return { outcome: 'failed', amount: nothing }
  const { amount, isCapped } = cardAmount(member, today.amount)
  const isCountUsedUp = withdrawalCountLimit !== undefined && today.times >= withdrawalCountLimit
  return isCountUsedUp || amount <= nothing
    ? { outcome: 'countLimited', amount: nothing }
    : { outcome: isCapped ? 'capped' : 'withdrawn', amount }
}

/**
 * The most that the next withdrawal to the card can take: what it would be as the first of the day, because
 * only the server knows what was withdrawn earlier. None when there is nothing to take.
 */
export function cardAmountAtMost(member: Member): Pence | undefined {
  const { amount } = cardDecision(member, { times: 0, amount: nothing })
  return amount > nothing ? amount : undefined
}
