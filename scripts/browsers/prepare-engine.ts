import {
  type ColourName,
  type Engine,
  type EngineName,
  puppeteerEngine,
  webkitEngine,
} from '@save/tests/browsers'
import { findOrInstallChromium } from '../browser/chromium.ts'
import { findOrInstallFirefox } from '../browser/firefox.ts'
import { findOrInstallWebKit } from '../browser/webkit.ts'

type Opening = (colours?: ColourName) => Promise<Engine>

/** Finds or installs an engine's programs. */
export const prepareEngine: Readonly<Record<EngineName, () => Promise<Opening>>> = {
  chromium: async () => {
    const path = await findOrInstallChromium()
    return (colours) => puppeteerEngine('chromium', path, colours)
  },
  firefox: async () => {
    const path = await findOrInstallFirefox()
    return (colours) => puppeteerEngine('firefox', path, colours)
  },
  webkit: async () => {
    const { driver, browser } = await findOrInstallWebKit()
    return (colours) => webkitEngine(driver, browser, colours)
  },
}
