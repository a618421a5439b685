import type { SnapshotFrom } from 'xstate'
import type { UntoldCall } from './ledger.schema.ts'
import type { purseMachine } from './purse.machine.ts'

export type PurseSnapshot = SnapshotFrom<typeof purseMachine>

/** Nothing is running, and the effect of the last call is known. */
export const isSettled = (snapshot: PurseSnapshot): boolean => snapshot.matches('settled')

/**
 * The call that the member has not been told about yet: it is running, its outcome is unknown, or
 * its answer came under the login. Any other answer is reported by its own journey, even before
 * the changed data has been read.
 */
export function callToBeTold(snapshot: PurseSnapshot): UntoldCall | undefined {
  const { call, missed, untold, isInDoubt } = snapshot.context
  const isOpen = snapshot.matches('sending') || snapshot.matches('unknown') || isInDoubt
  return missed ?? untold ?? (call !== undefined && isOpen ? { call, end: 'unknown' } : undefined)
}
