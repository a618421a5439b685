/**
 * The meaning of the server's status words: how a row looks, what a transaction's details say, and what counts in the
 * tax year's totals.
 */
import { nothing } from '../kernel/index.ts'
import type { MemberChoice, Transaction } from '../member/index.ts'

/** open: in progress; done: it happened; off: it didn't happen. */
export type StatusKind = 'open' | 'done' | 'off'

const done: readonly string[] = ['paid', 'confirmed', 'completed', 'active']
const off: readonly string[] = ['declined', 'cancelled', 'rejected', 'expired', 'failed']

/** The server's word, normalised. */
export const wordOf = (written: string | undefined): string => written?.trim().toLowerCase() ?? ''

/** An unknown word counts as open. */
export function statusKindOf(status: string | undefined): StatusKind {
  const word = wordOf(status)
  if (done.includes(word)) return 'done'
  return off.includes(word) ? 'off' : 'open'
}

/** Off if the flag says that it was cancelled, as for the Cancel button (OQ-112). Otherwise the status decides. */
export const choiceStatusKind = ({ isCancelled, status }: MemberChoice): StatusKind =>
  isCancelled ? 'off' : statusKindOf(status)

/** Types that the member earns, so not a balance brought forward. */
const earned: readonly string[] = ['cashback', 'bonus', 'referral']

/** True if the member earned this and it was paid into the account. */
export const isGain = ({
  transactionType,
  status,
  cashbackAmount = nothing,
}: Transaction): boolean =>
  earned.includes(wordOf(transactionType)) &&
  statusKindOf(status) === 'done' &&
  cashbackAmount > nothing
