import { worldPolicy } from './world.policy.ts'

/** True if a world's clock can be set to this. Beyond it, days have no four-digit year. */
export const isClock = (instant: number): boolean =>
  instant >= Date.UTC(worldPolicy.firstYear, 0) && instant < Date.UTC(worldPolicy.lastYear + 1, 0)
