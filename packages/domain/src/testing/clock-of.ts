import { Effect } from 'effect'
import type { ClockPort } from '../shell/index.ts'

/** A server's clock that a test controls. */
export const clockOf = (now: () => number): ClockPort => ({ readNow: () => Effect.sync(now) })
