import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { letAnswer } from './held-call.ts'
import { dayOfKnownRates, onDayOfKnownRates } from './orders.ts'
import { takePictures } from './pictures.ts'
import { expect, test } from './test.ts'
import type { World } from './world.ts'

/** The reason why axe can't measure a contrast, and our own check. */
export const drawnGround = {
  'color-contrast':
    'Text on drawn arcs or pictures of one colour; packages/ui holds each pair of tokens to its contrast.',
}
export const wrappedLink = {
  'color-contrast':
    'A heading that wraps lies over its own arrow; the colours are those of the rest.',
}

/** One state of a page. Calls held back with `holdForNow` continue after it. */
export interface State {
  readonly name: string
  readonly triaged?: Readonly<Record<string, string>>
  /** The browser complaints expected here, because of deliberate faults. */
  readonly foreseenComplaint?: RegExp
  /** For the state that represents its screen: the part of the page whose tree is in tests/accessibility/trees. */
  readonly tree?: 'body' | 'main' | '[role=dialog]' | 'aside'
  /** Continues with the page and world of the state before, like a member. */
  readonly goesOn?: boolean
  readonly show: (page: Page, world: World) => Promise<void>
}

interface MemberView {
  readonly name: string
  /** The states that axe checks with all rules for this member. */
  readonly meetsAxe: 'each state' | 'of each screen one' | 'none'
  /** Changes the page into what this member sees. */
  readonly turn: (page: Page) => Promise<void>
}

/** Keeps a tree's tax year independent of the day of the test. */
const clock = dayOfKnownRates

const phone = { width: 360, height: 780 }

/**
 * The gallery checks each component in each of its states with axe, light and dark. A page's own additions are the same
 * in all colours and widths, so axe checks each state once, on the phone. A screen's state with a `tree` is also
 * checked in dark mode and on the desktop, where it has other neighbours. Axe can't see forced colours, so we don't
 * run it there. No view may overflow sideways.
 */
const memberViews: readonly MemberView[] = [
  {
    name: 'on a phone',
    meetsAxe: 'each state',
    turn: (page) => page.setViewportSize(phone),
  },
  {
    name: 'on a desk, dark',
    meetsAxe: 'of each screen one',
    turn: async (page) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.emulateMedia({ colorScheme: 'dark' })
    },
  },
  {
    name: 'in forced colours, with text twice as large',
    meetsAxe: 'none',
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
 * Checks each state of a screen: on a phone, on a dark desktop, and in forced colours with large text. The states share
 * a page, except those with expected complaints.
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
  test(`${title}: no accessibility barrier, and nothing overflows sideways in three ways`, async ({
    page,
    world,
  }) => {
    await onDayOfKnownRates(page)
    await page.addInitScript(forgetIfAsked)
    for (const state of states)
      await test.step(state.name, async () => {
        await turnBack(page)
        letAnswer(page)
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

/** Opens a page for a signed-in member, in a world arranged for it. */
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

/** From its next load, the page is in a browser without any stored data. */
async function forgetAll(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().clearCookies()
  await page.evaluate(() => {
    window.name = 'forget'
  })
}

/** Runs before the page's own scripts, after the previous page has stored its data on leaving. */
function forgetIfAsked(): void {
  if (window.name !== 'forget') return
  window.name = ''
  localStorage.clear()
  sessionStorage.clear()
}

async function expectNoBarrier(page: Page, { name, triaged = {}, tree }: State): Promise<void> {
  if (tree !== undefined)
    await expect(page.locator(tree)).toMatchAriaSnapshot({ name: `${fileOf(name)}.aria.yml` })
  for (const { name, meetsAxe, turn } of memberViews)
    await test.step(name, async () => {
      await turn(page)
      if (meetsAxe === 'each state' || (meetsAxe === 'of each screen one' && tree !== undefined))
        await expectAccessible(page, { triaged })
      expect(await page.evaluate(beyondTheSide)).toBeLessThanOrEqual(0)
    })
}

const fileOf = (state: string): string => state.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

const beyondTheSide = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth
