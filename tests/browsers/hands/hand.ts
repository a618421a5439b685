import type { Target } from '../page/target.ts'

/** How a member reaches things on a page. */
export interface Hand {
  press(target: Target): Promise<void>
  /** Brings the focus there. */
  reach(target: Target): Promise<void>
  pick(target: Target): Promise<void>
}
