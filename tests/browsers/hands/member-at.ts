import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Driver } from '../engines/driver.ts'
import { isEnabled, isOn, placeNow, textIn, valueIn } from '../page/page-tasks.ts'
import { inWords, plain, type Target } from '../page/target.ts'
import type { Line } from '../stage/line.ts'
import type { StagedWorld } from '../stage/staged-world.ts'
import { askingOf } from './asking.ts'
import { keyboard } from './keyboard.ts'
import type { HandName, Member } from './member.ts'
import { pointer } from './pointer.ts'
import { until } from './until.ts'

/** The narrowest supported width, and a desktop's. */
const pictureWidths = [320, 1280]

interface Stage {
  readonly driver: Driver
  readonly line: Line
  readonly world: StagedWorld
  readonly hand: HandName
  /** The folder for pictures. Without it, we take none. */
  readonly pictures?: string | undefined
}

export function memberAt({ driver, line, world, hand: name, pictures }: Stage): Member {
  const ask = askingOf(driver)
  const hand = name === 'pointer' ? pointer(driver, ask) : keyboard(driver, ask)
  const text = (target: Target) => ask(textIn, plain(target))
  const value = (target: Target) => ask(valueIn, plain(target))
  const hasText = (target: Target, wanted: string) =>
    until(
      `${inWords(target)} to hold "${wanted}"`,
      async () => (await value(target)) === wanted,
      async () => `It holds "${await value(target)}"`,
    )
  const member: Member = {
    arrange: async (request = {}) => {
      const cookies = await world.arrange({ signedIn: true, ...request })
      await driver.open(line.addressGiving(cookies))
    },
    change: world.change,
    sent: async (call, times) => {
      await until(
        `${times} × ${call}`,
        async () => (await world.count(call)) === times,
        async () => `There were ${await world.count(call)}`,
      )
    },
    opens: (path) => driver.open(`${line.origin}${path}`),
    back: driver.back,
    presses: hand.press,
    picks: async (target) => {
      await hand.pick(target)
      await member.seesOn(target, true)
    },
    fills: async (target, wanted) => {
      await until(`${inWords(target)} to be ready`, () => ask(isEnabled, plain(target)))
      await hand.reach(target)
      await driver.key('SelectAll')
      await driver.type(wanted)
      await hasText(target, wanted)
    },
    chooses: async (target, option) => {
      await hand.reach(target)
      // Closes the list that the pointer opened. The browser then selects the typed option.
      if (name === 'pointer') await driver.key('Escape')
      await driver.type(option)
      await hasText(target, option)
    },
    strikes: driver.key,
    sees: async (target, wanted = '') => {
      const holds = (found: string) =>
        typeof wanted === 'string' ? found.includes(wanted) : wanted.test(found)
      await until(
        `${inWords(target)}${wanted === '' ? '' : ` with ${wanted}`}`,
        async () => {
          const found = await text(target)
          return found !== undefined && holds(found)
        },
        async () => {
          const found = (await text(target)) ?? (await text({ role: 'main' }))
          return `${await ask(placeNow)} says: ${found?.slice(0, 300)}`
        },
      )
    },
    doesNotSee: async (target) => {
      await until(`no ${inWords(target)}`, async () => (await text(target)) === undefined)
    },
    seesValue: async (target, wanted) => void (await hasText(target, wanted)),
    seesOn: async (target, wanted) => {
      const state = wanted ? 'on' : 'off'
      await until(`${inWords(target)} to be ${state}`, async () => {
        return (await ask(isOn, plain(target))) === wanted
      })
    },
    isAt: async (path) => {
      const isThere = (address: string) =>
        typeof path === 'string' ? address === path : path.test(address)
      await until(
        `the page ${path}`,
        async () => isThere(await ask(placeNow)),
        async () => `The page is ${await ask(placeNow)}`,
      )
    },
    unplugs: async () => line.unplug(),
    plugsIn: async () => line.plugIn(),
    pictures: async (of) => {
      if (pictures === undefined) return
      mkdirSync(pictures, { recursive: true })
      for (const width of pictureWidths)
        writeFileSync(join(pictures, `${of}-${width}.png`), await driver.picture(width))
    },
  }
  return member
}
