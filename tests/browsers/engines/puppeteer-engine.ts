import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core'
import { chromiumFlags } from '../../../scripts/browser/chromium-flags.ts'
import { type ColourName, type Driver, desk, type Engine, type Key } from './driver.ts'
import { endWithUs } from './end-with-us.ts'

/** Drives Chromium by its own protocol, and Firefox by WebDriver BiDi. */
export async function puppeteerEngine(
  name: 'chromium' | 'firefox',
  executablePath: string,
  colours: ColourName = 'light',
): Promise<Engine> {
  const browser = await puppeteer.launch({
    executablePath,
    headless: true,
    defaultViewport: desk,
    ...(name === 'chromium'
      ? { browser: 'chrome', args: [...chromiumFlags] }
      : { browser: 'firefox', extraPrefsFirefox: firefoxColours(colours) }),
  })
  endWithUs(browser.process())
  return {
    name,
    version: await browser.version(),
    window: () => openWindow(browser, name === 'chromium' ? colours : undefined),
    close: () => browser.close(),
  }
}

const firefoxColours = (colours: ColourName) => ({
  'layout.css.prefers-color-scheme.content-override': colours === 'dark' ? 0 : 1,
})

async function openWindow(browser: Browser, colours: ColourName | undefined): Promise<Driver> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  if (colours) await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: colours }])
  const complaints = complaintsOf(page)
  return {
    open: async (address) => {
      await page.goto(address)
    },
    back: async () => {
      await page.goBack()
    },
    run: (task, ...args) => page.evaluate(`(${task})(...${JSON.stringify(args)})`) as never,
    load: async (script) => {
      await page.evaluate(script)
    },
    pressAt: (x, y) => page.mouse.click(x, y),
    key: (key) => pressKey(page, key),
    type: (text) => page.keyboard.type(text),
    picture: async (width) => {
      await page.setViewport({ ...desk, width })
      const picture = await page.screenshot({ fullPage: true })
      await page.setViewport(desk)
      return picture
    },
    complaints: async () => [...complaints],
    close: () => context.close(),
  }
}

function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    const type = message.type()
    if (type !== 'error' && type !== 'warn') return
    complaints.push(`${type}: ${message.text()} ${message.location().url ?? ''}`.trim())
  })
  page.on('pageerror', (error) => complaints.push(`uncaught: ${String(error)}`))
  return complaints
}

const keys: Readonly<Record<Key, readonly [key: KeyInput, modifier?: KeyInput]>> = {
  Tab: ['Tab'],
  'Shift+Tab': ['Tab', 'Shift'],
  Enter: ['Enter'],
  Space: [' '],
  ArrowDown: ['ArrowDown'],
  Escape: ['Escape'],
  SelectAll: ['a', 'Control'],
}

async function pressKey({ keyboard }: Page, key: Key): Promise<void> {
  const [pressed, modifier] = keys[key]
  if (modifier === undefined) return keyboard.press(pressed)
  await keyboard.down(modifier)
  await keyboard.press(pressed)
  await keyboard.up(modifier)
}
