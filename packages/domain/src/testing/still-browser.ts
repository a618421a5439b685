import type { BrowserPort } from '../shell/index.ts'

/** A browser that stays where it is; a test replaces its own part. */
export const stillBrowser: BrowserPort = {
  goTo: () => undefined,
  goToForGood: () => undefined,
  reload: () => undefined,
  openPath: () => undefined,
  replacePath: () => undefined,
}
