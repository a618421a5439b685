import type { BrowserPort } from '../shell/index.ts'

/** A browser that goes nowhere. Tests override what they need. */
export const stillBrowser: BrowserPort = {
  goTo: () => undefined,
  goToForGood: () => undefined,
  reload: () => undefined,
  openPath: () => undefined,
  replacePath: () => undefined,
}
