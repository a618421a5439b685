import type { SnapshotFrom } from 'xstate'
import type { MoneyCall } from './ledger.schema.ts'
import type { purseMachine } from './purse.machine.ts'

export type PurseSnapshot = SnapshotFrom<typeof purseMachine>

/** Nothing is on its way, and what the last call did is known. */
export const isSettled = (snapshot: PurseSnapshot): boolean => snapshot.matches('settled')

/**
 * The call of which the member has still to hear what became: it is on its way, or its end was not
 * said. An answer is heard with its journey, even before what it changed has been read.
 */
export const callToBeTold = (snapshot: PurseSnapshot): MoneyCall | undefined =>
  snapshot.matches('sending') || snapshot.matches('unknown') || snapshot.context.isInDoubt
    ? snapshot.context.call
    : undefined
