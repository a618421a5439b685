/** The cost of a key or a press on a slow processor, and the memory used over route changes. */
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { slowdown, type Visit } from './measure-page.ts'
import type { Target } from './report.ts'

export interface MovesBench {
  readonly browser: Browser
  readonly origin: string
  /** For a world with ten thousand retailers. */
  readonly cookies: NonNullable<Visit['cookies']>
  readonly rounds: number
}

/** The longest allowed task after a key or a press. */
const longestTaskMs = 80
const routeChanges = 100
const flat = 1.05

export async function measureMoves(bench: MovesBench): Promise<readonly Target[]> {
  const context = await bench.browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    await context.addCookies(bench.cookies.map((cookie) => ({ ...cookie, url: bench.origin })))
    return [
      ...(await longestTasks(context, bench)),
      {
        description: `memory after ${routeChanges} route changes ÷ before`,
        reached: await memoryOverRoutes(context, bench),
        limit: flat,
      },
    ]
  } finally {
    await context.close()
  }
}

interface Move {
  readonly name: string
  readonly path: string
  /** Waits until the page is usable. */
  readonly ready: (page: Page) => Promise<unknown>
  /** Finds the element before measuring, and returns the action on it. */
  readonly aim: (page: Page) => Promise<() => Promise<unknown>>
}

const isListed = (page: Page) => page.getByText('10,000 retailers').waitFor()
const directory = { path: '/Member/Home/Cashback', ready: isListed }

const aKey =
  (key: string, find: (page: Page) => Locator): Move['aim'] =>
  async (page) => {
    await find(page).focus()
    return () => page.keyboard.press(key)
  }

/** Finds the element's position in advance: finding it by name would make the page search all of its content. */
const aPress =
  (find: (page: Page) => Locator): Move['aim'] =>
  async (page) => {
    const box = await find(page).boundingBox()
    if (box === null)
      throw new Error('The element to press isn’t on the page: correct its locator in this file.')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    return () => page.mouse.click(x, y)
  }

const moves: readonly Move[] = [
  {
    ...directory,
    name: 'a key in the directory’s search',
    aim: aKey('k', (page) => page.getByRole('searchbox', { name: 'Search by name' })),
  },
  {
    ...directory,
    name: 'a star in the directory',
    aim: aPress((page) => page.getByRole('button', { name: /^Favourite / }).first()),
  },
  {
    ...directory,
    name: 'the directory’s filter',
    aim: aPress((page) => page.getByRole('button', { name: 'View Favourites' })),
  },
  {
    path: '/Member/Home/Search',
    ready: (page) => page.getByRole('main').getByRole('searchbox').waitFor(),
    name: 'a key in the search',
    aim: aKey('t', (page) => page.getByRole('main').getByRole('searchbox')),
  },
  {
    ...directory,
    name: 'the drawer',
    aim: aPress((page) => page.getByRole('button', { name: 'Menu' })),
  },
]

/** Measures each action on a freshly loaded, idle page. */
async function longestTasks(
  context: BrowserContext,
  { origin, rounds }: MovesBench,
): Promise<readonly Target[]> {
  const targets: Target[] = []
  for (const move of moves) {
    const tasks: number[] = []
    for (let round = 0; round < rounds; round += 1)
      tasks.push(await longestTaskAfter(await context.newPage(), `${origin}${move.path}`, move))
    const reached = tasks.toSorted((a, b) => a - b)[Math.floor(tasks.length / 2)] ?? Number.NaN
    targets.push({
      description: `longest task after ${move.name}, 4× CPU, ms`,
      reached,
      limit: longestTaskMs,
    })
  }
  return targets
}

/** By then everything that the action causes has happened. */
const settledMs = 1_500

/** The browser reports only tasks above 50 ms, so 0 means that there was none. */
async function longestTaskAfter(page: Page, address: string, move: Move): Promise<number> {
  await page.goto(address)
  await move.ready(page)
  await page.waitForLoadState('networkidle')
  // More code loads once the page is idle. We don't measure that.
  await page.waitForTimeout(2 * settledMs)
  const act = await move.aim(page)
  await page.waitForTimeout(settledMs)
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask' })
  })
  await act()
  await page.waitForTimeout(settledMs)
  const longest = await page.evaluate(() =>
    Math.max(0, ...(Reflect.get(window, 'tasks') as number[])),
  )
  await page.close()
  return longest
}

const places = ['/Member/Home/Cashback', '/Member/Home/Vouchers', '/Member/MyAccount'] as const

/** Goes from the dashboard to each of the places and back, repeatedly. The first rounds warm up. */
async function memoryOverRoutes(context: BrowserContext, { origin }: MovesBench): Promise<number> {
  const page = await context.newPage()
  await page.goto(`${origin}/Member/Home/Dashboard`)
  const protocol = await context.newCDPSession(page)
  const heapSize = async () => {
    // The garbage collector can free a closed screen only once the page is idle.
    await page.waitForTimeout(settledMs)
    await protocol.send('HeapProfiler.collectGarbage')
    return (await protocol.send('Runtime.getHeapUsage')).usedSize
  }
  const goTo = async (path: string) => {
    await page
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await page.waitForURL(`${origin}${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  const change = async (times: number) => {
    for (let time = 0; time < times; time += 2) {
      await goTo(places[(time / 2) % places.length] ?? places[0])
      await goTo('/Member/Home/Dashboard')
    }
  }
  await change(24)
  const before = await heapSize()
  await change(routeChanges)
  return (await heapSize()) / before
}
