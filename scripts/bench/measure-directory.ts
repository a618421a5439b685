/** The cost of a keystroke in the directory's name search among ten thousand retailers. */
import { type BrowserType, type CDPSession, chromium, type Page } from '@playwright/test'
import type { Visit } from './measure-page.ts'
import { plainDirectory } from './plain-directory.ts'
import type { Target } from './report.ts'

/** Typed letter by letter, then cleared. Some match many names, some few, some none. */
const searchTexts = ['kitchen', 'books', 'the', 'a', 'tea & brick', 'shoes', 'zzz', 'and co']

const keystrokes: readonly string[] = searchTexts.flatMap((word) => [
  ...Array.from(word, (_, letter) => word.slice(0, letter + 1)),
  '',
])

/** Draws frames as soon as they are ready, so that waiting for the screen hides no difference. */
const flags = ['--disable-gpu-vsync', '--disable-frame-rate-limit']

export interface DirectoryBench {
  readonly launch: NonNullable<Parameters<BrowserType['launch']>[0]>
  readonly origin: string
  readonly cookies: NonNullable<Visit['cookies']>
  readonly rounds: number
}

/** The directory and plain DOM code, taking turns in one browser. */
export async function measureDirectory(bench: DirectoryBench): Promise<readonly Target[]> {
  const { launch, origin, cookies, rounds } = bench
  const browser = await chromium.launch({ ...launch, args: [...(launch.args ?? []), ...flags] })
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })))
    await context.route(`${origin}/plain-directory`, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: plainDirectory }),
    )
    const ours = await open(await context.newPage(), `${origin}/Member/Home/Cashback`)
    const plain = await open(await context.newPage(), `${origin}/plain-directory`)

    const times = { ours: [] as number[], plain: [] as number[] }
    for (let round = 0; round < rounds; round += 1) {
      times.plain.push(...(await typeIn(plain)))
      times.ours.push(...(await typeIn(ours)))
    }
    const before = await memoryOf(ours)
    // Memory doesn't depend on painting, which takes most of the time.
    await ours.page.evaluate(() => document.documentElement.style.setProperty('display', 'none'))
    for (let typed = 0; typed < 1_000; typed += keystrokes.length) await typeIn(ours, 'unpainted')
    const after = await memoryOf(ours)
    return [
      {
        description: 'keystroke to the painted result among 10,000 retailers ÷ plain DOM',
        reached: medianOf(times.ours) / medianOf(times.plain),
        limit: 1.5,
      },
      {
        description: 'memory after 1,000 keystrokes ÷ before',
        reached: after / before,
        limit: 1.05,
      },
    ]
  } finally {
    await browser.close()
  }
}

interface Opened {
  readonly page: Page
  readonly protocol: CDPSession
}

async function open(page: Page, address: string): Promise<Opened> {
  await page.goto(address)
  await page.getByText(/10,?000 retailers/).waitFor()
  await page.waitForLoadState('networkidle')
  const opened = { page, protocol: await page.context().newCDPSession(page) }
  // Warms up: code that runs for the first time isn't measured.
  await typeIn(opened)
  return opened
}

/** Milliseconds from each keystroke until its result is painted, or ready to be painted. */
async function typeIn(
  { page }: Opened,
  until: 'painted' | 'unpainted' = 'painted',
): Promise<readonly number[]> {
  await page.bringToFront()
  return page.evaluate(
    async ([texts, isPainted]) => {
      const field = document.querySelector<HTMLInputElement>('main input[type=search]')
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      const afterwards = (resolve: () => void) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(undefined)
      }
      // Our list updates in slices, and is complete once there is no work left.
      const done = () =>
        new Promise<void>((resolve) => {
          requestIdleCallback(() => {
            if (isPainted) requestAnimationFrame(() => afterwards(resolve))
            else afterwards(resolve)
          })
        })
      const times: number[] = []
      for (const text of texts) {
        await done()
        const start = performance.now()
        setValue?.call(field, text)
        field?.dispatchEvent(new Event('input', { bubbles: true }))
        await done()
        times.push(performance.now() - start)
      }
      return times
    },
    [keystrokes, until === 'painted'] as const,
  )
}

async function memoryOf({ protocol }: Opened): Promise<number> {
  await protocol.send('HeapProfiler.collectGarbage')
  const { usedSize } = await protocol.send('Runtime.getHeapUsage')
  return usedSize
}

const medianOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
