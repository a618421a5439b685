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

/** In any letter case; an unknown word counts as open. */
export function standingOf(status: string | undefined): Standing {
  const word = status?.trim().toLowerCase() ?? ''
  if (done.includes(word)) return 'done'
  return off.includes(word) ? 'off' : 'open'
}

/** Off where the flag says that it was cancelled, as for the Cancel button (OQ-112); otherwise the status decides. */
export const choiceStanding = ({ isCancelled, status }: MemberChoice): Standing =>
  isCancelled ? 'off' : standingOf(status)

/** Does the member keep this: something was paid, and into the account? */
export const isGain = ({ status, cashbackAmount = nothing }: Transaction): boolean =>
  standingOf(status) === 'done' && cashbackAmount > nothing
