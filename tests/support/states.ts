import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { dayOfKnownRates, onDayOfKnownRates } from './orders.ts'
import { takePictures } from './pictures.ts'
import { expect, test } from './test.ts'
import { expectTree, isWritingTrees } from './trees.ts'
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
  /** Its tree holds the whole page: header, menu, dialogs and footer as well. */
  readonly isWhole?: boolean
  readonly show: (page: Page, world: World) => Promise<void>
}

interface Way {
  readonly name: string
  readonly areColoursForced?: boolean
  /** Turns the page as it stands into what this member sees. */
  readonly turn: (page: Page) => Promise<void>
}

/** What a tree says of a tax year does not change with the day of the test. */
const clock = dayOfKnownRates

const phone = { width: 360, height: 780 }

const ways: readonly Way[] = [
  { name: 'on a phone', turn: async () => {} },
  {
    name: 'on a desk, dark',
    turn: async (page) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.emulateMedia({ colorScheme: 'dark' })
    },
  },
  {
    name: 'in forced colours, with text twice as large',
    areColoursForced: true,
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

/** A test for each state: on a phone, on a desk in the dark, in forced colours with large text. */
export function noBarrierIn(states: readonly State[]): void {
  for (const state of states)
    test.describe(() => {
      test.use({ foreseenComplaint: state.foreseenComplaint, viewport: phone })
      noBarrier(state)
    })
}

function noBarrier({ name, show, triaged = {}, isWhole = false }: State): void {
  test(`${name}: no barrier in three ways, and nothing runs out at the side`, async ({
    page,
    world,
  }) => {
    await onDayOfKnownRates(page)
    await show(page, { ...world, arrange: (request) => world.arrange({ clock, ...request }) })
    if (await takePictures(page, name)) return
    await expectTree(page, name, isWhole)
    if (isWritingTrees) return
    for (const way of ways)
      await test.step(way.name, async () => {
        await way.turn(page)
        await expectAccessible(page, { triaged, areColoursForced: way.areColoursForced ?? false })
        expect(await page.evaluate(beyondTheSide)).toBeLessThanOrEqual(0)
      })
  })
}

const beyondTheSide = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth
