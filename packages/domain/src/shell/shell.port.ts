import type { Effect } from 'effect'
import type { Failure, Query } from '../kernel/index.ts'
import type { MenuItem } from './menu.schema.ts'

export interface ShellPort {
  readMenu(): Effect.Effect<readonly MenuItem[], Failure>
}

export interface ClockPort {
  /** Reads the server's time, in milliseconds since 1970, or the device's time before the first answer. */
  readNow(): Effect.Effect<number>
}

/** Browser actions that a machine may use. */
export interface BrowserPort {
  /** Leaves the page for another address by loading a document. */
  goTo(href: string): void
  /**
   * Leaves the page after a logout. Waits until the cover over the page is painted, so that Back can't show the page.
   */
  goToForGood(href: string): void
  /** Reloads the page with its current path, query and hash. */
  reload(): void
  /** Opens an in-app path (below the base) without loading a document. */
  openPath(path: string): void
  /** Like `openPath`, but replaces the current history entry, so that Back skips it. */
  replacePath(path: string): void
  /** True if the page is hidden or another one is loading, so that the member may not see this page's messages. */
  isOutOfSight?(): boolean
}

/** The query of the current address, where a screen stores its filter and page. */
export interface AddressPort {
  /** Adds a history entry, so that Back returns to the previous query. */
  addQuery(query: Query): void
  /** Replaces the current history entry, for example for each typed letter. */
  replaceQuery(query: Query): void
  scrollToTop(): void
}
