import type { Target } from '../page/target.ts'

/** How a member operates a page. */
export interface Hand {
  press(target: Target): Promise<void>
  /** Moves the focus to the target. */
  reach(target: Target): Promise<void>
  pick(target: Target): Promise<void>
}
