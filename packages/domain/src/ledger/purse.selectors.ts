import type { SnapshotFrom } from 'xstate'
import type { UntoldCall } from './ledger.schema.ts'
import type { purseMachine } from './purse.machine.ts'

export type PurseSnapshot = SnapshotFrom<typeof purseMachine>

/** Nothing is on its way, and what the last call did is known. */
export const isSettled = (snapshot: PurseSnapshot): boolean => snapshot.matches('settled')

/**
 * The call of which the member has still to hear: it is on its way, its end was not said, or its
 * answer came beneath the login. Any other answer is heard with its journey, even before what it
 * changed has been read.
 */
export function callToBeTold(snapshot: PurseSnapshot): UntoldCall | undefined {
  const { call, missed, untold, isInDoubt } = snapshot.context
  const isOpen = snapshot.matches('sending') || snapshot.matches('unknown') || isInDoubt
  return missed ?? untold ?? (call !== undefined && isOpen ? { call, end: 'unknown' } : undefined)
}
