import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import selenium, { type WebDriver } from 'selenium-webdriver'
import { until } from '../hands/until.ts'
import { type ColourName, type Driver, desk, type Engine, type Key } from './driver.ts'
import { openVirtualScreen } from './virtual-screen.ts'
import { watchedOf } from './watch.ts'
import { startWebkitDriver } from './webkit-driver.ts'

const { Key: Keys, Origin } = selenium

/** WebKitGTK's small browser, by WebDriver. It has one window at a time, each in its own process. */
export async function webkitEngine(
  driverPath: string,
  browserPath: string,
  colours: ColourName = 'light',
): Promise<Engine> {
  const screen = await openVirtualScreen()
  const settings = narrowSettings()
  const driver = await startWebkitDriver(driverPath, browserPath, {
    ...process.env,
    DISPLAY: screen.display,
    GDK_BACKEND: 'x11',
    XDG_CONFIG_HOME: settings,
    ...(colours === 'dark' && { GTK_THEME: 'Adwaita:dark' }),
  })
  const version = await versionOf(await driver.open())
  return {
    name: 'webkit',
    version,
    window: async () => openWindow(await driver.open()),
    close: async () => {
      driver.close()
      screen.close()
      rmSync(settings, { recursive: true })
    },
  }
}

async function versionOf(browser: WebDriver): Promise<string> {
  const version = (await browser.getCapabilities()).getBrowserVersion() ?? 'unknown'
  await browser.quit()
  return `WebKitGTK/${version}`
}

/** Its tool bar would keep the window at least 447 pixels wide. */
function narrowSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'save-webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  const rule = 'window * { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }'
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), rule)
  return folder
}

const paintingMs = 300

async function openWindow(browser: WebDriver): Promise<Driver> {
  const resize = async (width: number, height: number) => {
    // A window that is still opening may miss its first command.
    await until(`a window ${width} pixels wide`, async () => {
      await browser.manage().window().setRect({ x: 0, y: 0, width, height })
      return (await browser.executeScript('return innerWidth')) === width
    })
    await browser.executeScript('scrollTo(0, 0)')
    // A new layout isn't painted at once, and a hidden window reports no frames.
    await setTimeout(paintingMs)
  }
  await resize(desk.width, desk.height)
  return {
    open: (address) => browser.get(address),
    back: () => browser.navigate().back(),
    // WebDriver has no undefined.
    run: async (task, ...args) =>
      (await browser.executeScript(`return (${task})(...arguments)`, ...args)) ??
      (undefined as never),
    load: (script) => browser.executeScript(script),
    pressAt: async (x, y) => {
      const target = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 }
      await browser.actions().move(target).press().release().perform()
    },
    key: (key) => pressKey(browser, key),
    type: (text) => browser.actions().sendKeys(text).perform(),
    picture: async (width) => {
      await resize(width, desk.height)
      const height: number = await browser.executeScript(
        'return document.documentElement.scrollHeight + outerHeight - innerHeight',
      )
      await resize(width, Math.max(height, desk.height))
      const picture = await browser.takeScreenshot()
      await resize(desk.width, desk.height)
      return Buffer.from(picture, 'base64')
    },
    complaints: () => browser.executeScript(`return (${watchedOf})()`),
    close: () => browser.quit(),
  }
}

const characters: Record<Exclude<Key, 'Shift+Tab' | 'SelectAll'>, string> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Space: ' ',
  ArrowDown: Keys.ARROW_DOWN,
  Escape: Keys.ESCAPE,
}

async function pressKey(browser: WebDriver, key: Key): Promise<void> {
  const actions = browser.actions()
  if (key === 'Shift+Tab')
    return actions.keyDown(Keys.SHIFT).sendKeys(Keys.TAB).keyUp(Keys.SHIFT).perform()
  if (key === 'SelectAll')
    return actions.keyDown(Keys.CONTROL).sendKeys('a').keyUp(Keys.CONTROL).perform()
  return actions.sendKeys(characters[key]).perform()
}
