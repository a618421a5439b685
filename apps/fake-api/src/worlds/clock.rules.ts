import { worldPolicy } from './world.policy.ts'

/** Can a world's clock stand there? Beyond, its days could not be written any more. */
export const isClock = (instant: number): boolean =>
  instant >= Date.UTC(worldPolicy.firstYear, 0) && instant < Date.UTC(worldPolicy.lastYear + 1, 0)
