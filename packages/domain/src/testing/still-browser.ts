import type { BrowserPort } from '../shell/index.ts'

/** A browser that stays where it is; a test overrides what it needs. */
export const stillBrowser: BrowserPort = {
  goTo: () => undefined,
  goToForGood: () => undefined,
  reload: () => undefined,
  openPath: () => undefined,
  replacePath: () => undefined,
}
