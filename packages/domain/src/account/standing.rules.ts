/**
 * What a server's status word means, if we know the word: how a row looks, what a transaction opens to, and
 * whether it counts for what was kept in the tax year.
 */
import { nothing } from '../kernel/index.ts'
import type { MemberChoice, Transaction } from '../member/index.ts'

/** open: still going on; done: it happened; off: it came to nothing. */
export type Standing = 'open' | 'done' | 'off'

const done: readonly string[] = ['paid', 'confirmed', 'completed', 'active']
const off: readonly string[] = ['declined', 'cancelled', 'rejected', 'expired', 'failed']

/** A word as the server writes it, in one spelling. */
export const wordOf = (written: string | undefined): string => written?.trim().toLowerCase() ?? ''

/** An unknown word counts as open. */
export function standingOf(status: string | undefined): Standing {
  const word = wordOf(status)
  if (done.includes(word)) return 'done'
  return off.includes(word) ? 'off' : 'open'
}

/** Off where the flag says that it was cancelled, as for the Cancel button (OQ-112); otherwise the status decides. */
export const choiceStanding = ({ isCancelled, status }: MemberChoice): Standing =>
  isCancelled ? 'off' : standingOf(status)

/** What a member earns; a balance that is brought forward is no gain. */
const earned: readonly string[] = ['cashback', 'bonus', 'referral']

/** Does the member keep this: was it earned, and paid into the account? */
export const isGain = ({
  transactionType,
  status,
  cashbackAmount = nothing,
}: Transaction): boolean =>
  earned.includes(wordOf(transactionType)) &&
  standingOf(status) === 'done' &&
  cashbackAmount > nothing
