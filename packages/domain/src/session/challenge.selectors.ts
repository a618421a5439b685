import type { SnapshotFrom } from 'xstate'
import type { challengeMachine } from './challenge.machine.ts'
import { isCheckNeeded } from './challenge.rules.ts'

type ChallengeSnapshot = SnapshotFrom<ReturnType<typeof challengeMachine>>

/** clear: the path's content may be shown; checking: we await the answer; failed: the check failed. */
export type ChallengeView = 'clear' | 'checking' | 'failed'

/** A state for another path says nothing about this one (CHALLENGE-09, OQ-026). */
export function challengeView(snapshot: ChallengeSnapshot, path: string): ChallengeView {
  const { context } = snapshot
  if (!isCheckNeeded(path, context.configuration)) return 'clear'
  if (context.path !== path) return 'checking'
  if (snapshot.matches('passed') || snapshot.matches('passedBefore')) return 'clear'
  return snapshot.matches('failed') ? 'failed' : 'checking'
}

/** True if the member leaves an open page for the identity check, and comes back to it. */
export const isChallengedAgain = (snapshot: ChallengeSnapshot): boolean =>
  snapshot.matches({ passed: 'challengedAgain' })
