/**
 * The sentences that a member reads, and their meaning: from the specification and our own wording, not from the code.
 */
import type { MoneyKind } from '../world/calls.ts'

export type Meaning =
  /** The call was made. */
  | 'made'
  /** It was certainly not made. */
  | 'failed'
  /** Nobody knows whether it was made. */
  | 'unknown'
  /** It is in flight, or may still have its effect. */
  | 'running'
  /** It isn't about a call. */
  | 'nothing'

const meanings: readonly (readonly [RegExp, Meaning])[] = [
  [/[Yy]our (account changes|password|query) (was|were) /, 'nothing'],
  [/may already be in your basket|We don’t know if|^We lost contact/, 'unknown'],
  [/^We’re \w+ing your |^Please wait\.$|^Another tab is /, 'running'],
  [/may still (change|go through|start)/, 'running'],
  [/^You can continue here once it has finished\.$/, 'running'],
  [/^You can .* in a (minute|few seconds)\.$/, 'running'],
  [/^Thank you for your (withdrawal|request)|has been withdrawn\.$/, 'made'],
  [/^Your (card withdrawal went through|.* was (requested|placed|cancelled))\./, 'made'],
  [/^We’ve added your voucher/, 'made'],
  [/^This benefit was cancelled/, 'made'],
  [/^Your .* (didn’t go through|was not (placed|cancelled))\.|^We couldn’t add your /, 'failed'],
  [/^Sorry, you are only able to withdraw|exceeded (allowable|available)/, 'failed'],
  [
    /^A Bank Transfer withdrawal request already exists|^An error occured while processig/,
    'failed',
  ],
  [/^Not at present\.$|^Something went wrong|^Sorry, |^Not found|already be paid/, 'failed'],
]

/** Maps a message at the foot of the page to its call. */
const subjects: readonly (readonly [RegExp, MoneyKind])[] = [
  [/card withdrawal/, 'card'],
  [/bank withdrawal/, 'bank'],
  [/salary sacrifice order/, 'order'],
  [/benefit/, 'cancel'],
  [/voucher/, 'voucher'],
  [/payment/, 'pay'],
  [/order/, 'place'],
]

export function meaningOf(sentence: string): Meaning {
  const found = meanings.find(([pattern]) => pattern.test(sentence))
  if (found === undefined)
    throw new Error(`Unknown sentence '${sentence}': add its meaning to this file.`)
  return found[1]
}

export const subjectOf = (sentence: string): MoneyKind | undefined =>
  subjects.find(([pattern]) => pattern.test(sentence))?.[1]
