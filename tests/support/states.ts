import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { rulesOfColours } from './axe.ts'
import { dayOfKnownRates, onDayOfKnownRates } from './orders.ts'
import { takePictures } from './pictures.ts'
import { expect, test } from './test.ts'
import type { World } from './world.ts'

/** Why axe can't measure a contrast, and what we check instead. */
export const drawnGround = {
  'color-contrast':
    'Text on drawn arcs or pictures of one colour; packages/ui holds each pair of tokens to its contrast.',
}
export const wrappedLink = {
  'color-contrast':
    'A heading that wraps lies over its own arrow; the colours are those of the rest.',
}

/** One thing that a page can show. */
export interface State {
  readonly name: string
  readonly triaged?: Readonly<Record<string, string>>
  /** What the browser has to complain of here, because it is given something bad. */
  readonly foreseenComplaint?: RegExp
  /** For the state that stands for its screen: the part of the page whose tree is in tests/accessibility/trees. */
  readonly tree?: 'body' | 'main' | 'dialog' | 'aside'
  /** Its page and world are those of the state before, as a member goes on from there. */
  readonly goesOn?: boolean
  readonly show: (page: Page, world: World) => Promise<void>
}

interface Way {
  readonly name: string
  readonly areColoursForced?: boolean
  /** All rules of axe that can find here what the ways before did not; without them, all rules. */
  readonly rules?: readonly string[]
  /** Turns the page as it is into what this member sees. */
  readonly turn: (page: Page) => Promise<void>
}

/** What a tree says of a tax year does not change with the day of the test. */
const clock = dayOfKnownRates

const phone = { width: 360, height: 780 }

const ofSizes = ['scrollable-region-focusable', 'target-size']

/**
 * Axe reads elements, colours and sizes. A state has the same elements everywhere, so all rules run
 * once, on the phone. The desk differs in colours and sizes. The third way differs in nothing that axe
 * can see: it reads our colours there, not the system's, and large text makes no target smaller. But a style
 * sheet could show other elements there, so the state that stands for its screen meets all rules in each way.
 * That nothing runs out at the side is cheap, and is checked for each state in each way.
 */
const ways: readonly Way[] = [
  { name: 'on a phone', turn: (page) => page.setViewportSize(phone) },
  {
    name: 'on a desk, dark',
    rules: [...rulesOfColours, ...ofSizes],
    turn: async (page) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.emulateMedia({ colorScheme: 'dark' })
    },
  },
  {
    name: 'in forced colours, with text twice as large',
    areColoursForced: true,
    rules: [],
    turn: async (page) => {
      await page.setViewportSize({ width: 640, height: 900 })
      await page.emulateMedia({
        colorScheme: null,
        forcedColors: 'active',
        reducedMotion: 'reduce',
      })
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
    },
  },
]

/**
 * Each state of a screen: on a phone, on a desk in the dark, in forced colours with large text. They
 * share a page, except those that the browser complains of.
 */
export function noBarrierIn(screen: string, states: readonly State[]): void {
  const [alone, together] = [true, false].map((isAlone) =>
    states.filter(({ foreseenComplaint }) => (foreseenComplaint !== undefined) === isAlone),
  )
  if (together?.length) noBarrier(screen, together)
  for (const state of alone ?? [])
    test.describe(() => {
      test.use({ foreseenComplaint: state.foreseenComplaint })
      noBarrier(state.name, [state])
    })
}

function noBarrier(title: string, states: readonly State[]): void {
  test(`${title}: no barrier in three ways, and nothing runs out at the side`, async ({
    page,
    world,
  }) => {
    await onDayOfKnownRates(page)
    for (const state of states)
      await test.step(state.name, async () => {
        await turnBack(page)
        if (!state.goesOn) {
          if (state !== states[0]) await forgetAll(page)
          await world.arrange({ clock })
        }
        await state.show(page, {
          ...world,
          arrange: (request) => world.arrange({ clock, ...request }),
        })
        if (!(await takePictures(page, state.name))) await expectNoBarrier(page, state)
      })
  })
}

/** A page of a signed-in member, in a world arranged for it. */
export async function open(
  page: Page,
  world: World,
  path: string,
  request: Parameters<World['arrange']>[0] = {},
): Promise<void> {
  await world.arrange({ signedIn: true, ...request })
  await page.goto(path)
}

async function turnBack(page: Page): Promise<void> {
  await page.setViewportSize(phone)
  await page.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: null })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
}

/** The next state finds a browser that has been nowhere. */
async function forgetAll(page: Page): Promise<void> {
  await page.unrouteAll()
  // A page of the same host that keeps nothing itself.
  await page.goto('/_control')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.context().clearCookies()
}

async function expectNoBarrier(page: Page, { name, triaged = {}, tree }: State): Promise<void> {
  if (tree !== undefined)
    await expect(page.locator(tree)).toMatchAriaSnapshot({ name: `${fileOf(name)}.aria.yml` })
  for (const { name, areColoursForced = false, rules, turn } of ways)
    await test.step(name, async () => {
      await turn(page)
      const asked = tree === undefined ? rules : undefined
      if (asked?.length !== 0)
        await expectAccessible(page, {
          triaged,
          areColoursForced,
          ...(asked !== undefined && { rules: asked }),
        })
      expect(await page.evaluate(beyondTheSide)).toBeLessThanOrEqual(0)
    })
}

const fileOf = (state: string): string => state.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

const beyondTheSide = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth
