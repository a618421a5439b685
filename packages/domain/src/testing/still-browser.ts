import type { BrowserPort } from '../shell/index.ts'

/** A browser that never leaves the page. Tests override what they need. */
export const stillBrowser: BrowserPort = {
  goTo: () => undefined,
  goToForGood: () => undefined,
  reload: () => undefined,
  openPath: () => undefined,
  replacePath: () => undefined,
}
