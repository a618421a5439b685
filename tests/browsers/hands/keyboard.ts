import { setTimeout } from 'node:timers/promises'
import type { Driver } from '../engines/driver.ts'
import { type Focus, findSought, focusNow, isEnabled, isOn } from '../page/page-tasks.ts'
import { inWords, plain, type Target } from '../page/target.ts'
import type { Asking } from './asking.ts'
import type { Hand } from './hand.ts'
import { until } from './until.ts'

/** Longer than a bouncing key, and shorter than reading an outcome and pressing again (record 15). */
const nextWishMs = 500

/** More stops than any page has. */
const mostPresses = 250

export function keyboard(driver: Driver, ask: Asking): Hand {
  const reach = async (target: Target) => {
    await until(`${inWords(target)} to be ready`, () => ask(isEnabled, plain(target)))
    const passed: string[] = []
    for (let press = 0; press <= mostPresses; press += 1) {
      if (!(await ask(findSought, plain(target)))) continue
      const focus = await ask(focusNow)
      if (focus.isThere || focus.isInGroup) return expectRing(target, focus)
      passed.push(focus.active)
      await driver.key(focus.isBefore ? 'Shift+Tab' : 'Tab')
    }
    throw new Error(
      `Tab didn’t reach ${inWords(target)}. Its last stops: ${passed.slice(-3).join(' | ')}`,
    )
  }
  let pressedAt = 0
  return {
    reach,
    press: async (target) => {
      await reach(target)
      await setTimeout(Math.max(0, pressedAt + nextWishMs - Date.now()))
      pressedAt = Date.now()
      await driver.key('Enter')
    },
    pick: async (target) => {
      await reach(target)
      const focus = await ask(focusNow)
      if (focus.isThere) return driver.key('Space')
      for (let press = 0; press < mostPresses && !(await ask(isOn, plain(target))); press += 1)
        await driver.key('ArrowDown')
    },
  }
}

function expectRing(target: Target, focus: Focus): void {
  if (focus.isThere && !focus.hasRing)
    throw new Error(`${inWords(target)} shows no focus ring: ${focus.active}`)
}
