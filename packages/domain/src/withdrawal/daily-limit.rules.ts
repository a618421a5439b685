/**
 * The daily limits as servers apply them (CARDW-02, CARDW-06, CARDW-08). Withdrawals to the card and to a bank count
 * together towards the limit in pounds (CONST-03, BANKW-23).
 */
import { type Day, nothing, Pence, sumOf } from '../kernel/index.ts'
import { type CardOutcome, kindOf, type Member } from '../member/index.ts'
import { mayWithdrawToCard } from './offering.rules.ts'

type Limited = Pick<Member, 'availableBalance' | 'withdrawalLimit'>

/** The amount that may still be withdrawn today. `undefined` without a limit. */
export const leftToday = (
  { withdrawalLimit }: Pick<Limited, 'withdrawalLimit'>,
  withdrawnToday: Pence,
): Pence | undefined =>
  withdrawalLimit && Pence.make(Math.max(nothing, withdrawalLimit - withdrawnToday))

/**
 * The amount that goes to the card: the whole balance, or the rest of the day's limit if that is
 * less. If nothing is left, there is no withdrawal.
 */
export function cardAmount(
  member: Limited,
  withdrawnToday: Pence,
): { readonly amount: Pence; readonly isCapped: boolean } {
  const { availableBalance } = member
  const rest = leftToday(member, withdrawnToday) ?? availableBalance
  const isCapped = availableBalance > rest
  return { amount: isCapped ? rest : availableBalance, isCapped }
}

/**
 * True if a bank transfer exceeds what may still be withdrawn today. Exactly that much is allowed; without a limit, any
 * amount is. `today` includes card withdrawals.
 */
export const isOverLimit = (
  transferValue: Pence,
  member: Pick<Limited, 'withdrawalLimit'>,
  withdrawnToday: Pence,
): boolean => transferValue > (leftToday(member, withdrawnToday) ?? transferValue)

/** Earlier withdrawals of the same day. Only the server knows them. */
export interface WithdrawnToday {
  /** Withdrawals to the card. */
  readonly times: number
  /** To the card and to a bank together. */
  readonly amount: Pence
}

export interface CardDecision {
  readonly outcome: CardOutcome
  /** The withdrawn amount. Zero if refused. */
  readonly amount: Pence
}

/**
 * Decides a card withdrawal. It takes the whole balance, up to the rest of the day's limit, and
 * only so many times a day. Either limit may be missing. A withdrawal fails if it isn't offered or
 * there are no savings. If the limit in pounds is used up but the number isn't, the specification
 * has no answer: the stand-in then sends a 409, as if the number were used up.
 */
export function cardDecision(member: Member, today: WithdrawnToday): CardDecision {
  const { withdrawalCountLimit = Number.POSITIVE_INFINITY } = member
  if (!mayWithdrawToCard(member)) return { outcome: 'failed', amount: nothing }
  const { amount, isCapped } = cardAmount(member, today.amount)
  return today.times >= withdrawalCountLimit || amount <= nothing
    ? { outcome: 'countLimited', amount: nothing }
    : { outcome: isCapped ? 'capped' : 'withdrawn', amount }
}

/**
 * The amount that the next card withdrawal takes, given today's transactions. Only the server knows
 * how many of them went to the card, so we ignore the limit on their number. `undefined` if there
 * is nothing to take.
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
