import { worldPolicy } from './world.policy.ts'

/** True if a world's clock can be set to this. Outside this range, years don't have four digits. */
export const isClock = (instant: number): boolean =>
  instant >= Date.UTC(worldPolicy.firstYear, 0) && instant < Date.UTC(worldPolicy.lastYear + 1, 0)
