import type { Driver } from '../engines/driver.ts'
import { type Aim, aimAt } from '../page/page-tasks.ts'
import { inWords, plain, type Target } from '../page/target.ts'
import type { Asking } from './asking.ts'
import type { Hand } from './hand.ts'
import { until } from './until.ts'

export function pointer(driver: Driver, ask: Asking): Hand {
  const press = async (target: Target) => {
    let before: Aim | undefined
    const aim = await until(
      `a place to press ${inWords(target)}`,
      async () => {
        const now = await ask(aimAt, plain(target))
        // True if it didn't move: we don't press a moving element.
        const isStill = now && before && now.x === before.x && now.y === before.y
        before = now
        return isStill && now.covering === '' ? now : undefined
      },
      async () =>
        before === undefined || before.covering === '' ? '' : `Over it lies ${before.covering}`,
    )
    await driver.pressAt(aim.x, aim.y)
  }
  return { press, reach: press, pick: press }
}
