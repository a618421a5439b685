/**
 * The daily limit in pounds, as a server applies it: withdrawals to the card and to a bank on one
 * day count together (CONST-03, CARDW-08, BANKW-23).
 */
import { nothing, Pence } from '../kernel/index.ts'
import type { Member } from '../member/index.ts'

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
