/**
 * The daily limits as a server applies them (CARDW-02, CARDW-06, CARDW-08). On the one in pounds, withdrawals to the
 * card and to a bank on one day count together (CONST-03, BANKW-23).
 */
import { type Day, nothing, Pence, sumOf } from '../kernel/index.ts'
import { type CardOutcome, kindOf, type Member } from '../member/index.ts'
import { mayWithdrawToCard } from './offering.rules.ts'

type Limited = Pick<Member, 'availableBalance' | 'withdrawalLimit'>

/** What may still be withdrawn today; none when there is no limit. */
export const leftToday = (
  { withdrawalLimit }: Pick<Limited, 'withdrawalLimit'>,
  withdrawnToday: Pence,
): Pence | undefined =>
  withdrawalLimit && Pence.make(Math.max(nothing, withdrawalLimit - withdrawnToday))

/**
 * What the day's limit in pounds leaves for the card: the whole balance, capped at the rest of the limit.
 * Where it leaves nothing, no withdrawal is made.
 */
export function cardAmount(
  member: Limited,
  withdrawnToday: Pence,
): { readonly amount: Pence; readonly isCapped: boolean } {
  const { availableBalance } = member
  const left = leftToday(member, withdrawnToday)
  const isCapped = left !== undefined && availableBalance > left
  return { amount: isCapped ? left : availableBalance, isCapped }
}

/**
 * Is a transfer to a bank more than what may still be withdrawn today? Exactly the rest is not.
 * Without a limit, no transfer is. What was withdrawn today includes the card.
 */
export const isOverLimit = (
  transferValue: Pence,
  member: Pick<Limited, 'withdrawalLimit'>,
  withdrawnToday: Pence,
): boolean => {
  const left = leftToday(member, withdrawnToday)
  return left !== undefined && transferValue > left
}

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
 * What the next withdrawal to the card takes, by the withdrawals of today among the member's transactions. Only
 * the server knows how many of them went to the card, so none of them counts for the times a day. None when
 * there is nothing to take.
 */
export function nextCardAmount(member: Member, today: Day): Pence | undefined {
  const { amount } = cardDecision(member, { times: 0, amount: withdrawnOn(today, member) })
  return amount > nothing ? amount : undefined
}

const withdrawnOn = (day: Day, { transactions }: Member): Pence =>
  sumOf(
    transactions
      .filter((line) => line.transactionDate === day && kindOf(line) === 'withdrawal')
      .map(({ cashbackAmount = nothing }) => Pence.make(Math.abs(cashbackAmount))),
  )
