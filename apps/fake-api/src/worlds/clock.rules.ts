import { worldPolicy } from './world.policy.ts'

/** Can a world's clock be set to this? Beyond it, days could no longer be written. */
export const isClock = (instant: number): boolean =>
  instant >= Date.UTC(worldPolicy.firstYear, 0) && instant < Date.UTC(worldPolicy.lastYear + 1, 0)
