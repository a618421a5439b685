import { type Day, londonDayOf } from '@save/domain/kernel'
import type { World } from './world.ts'

/** London's day by the world's clock. */
export const todayIn = ({ clock }: World): Day => londonDayOf(clock.now())
