import { Day } from '@save/domain/kernel'
import type { World } from './world.ts'

/** The day by the world's clock. */
export const todayIn = ({ clock }: World): Day =>
  Day.make(new Date(clock.now()).toISOString().slice(0, 10))
