import type { Effect } from 'effect'
import type { Failure, Query } from '../kernel/index.ts'
import type { MenuItem } from './menu.schema.ts'

export interface ShellPort {
  readMenu(): Effect.Effect<readonly MenuItem[], Failure>
}

export interface ClockPort {
  /** The server's time, in milliseconds since 1970; the device's until the server has told it. */
  readNow(): Effect.Effect<number>
}

/** What a machine may do with the browser window. */
export interface BrowserPort {
  /** Leaves the page for another address, as a full document load. */
  goTo(href: string): void
  /** The same after a logout: once what covers the page is painted, so that Back can't show the page. */
  goToForGood(href: string): void
  /** Loads the page again on its current path, query and hash. */
  reload(): void
  /** Opens an in-app path (below the base) without loading a document. */
  openPath(path: string): void
  /** The same, replacing the current history entry, so that Back skips it. */
  replacePath(path: string): void
  /** Is the page hidden, or has another one been asked for, so that nobody may see what this one says? */
  isOutOfSight?(): boolean
}

/** The query of the current address, where a screen keeps its filter and page. */
export interface AddressPort {
  /** Adds a history entry, so that Back returns to the former query. */
  addQuery(query: Query): void
  /** Replaces the current history entry, as for each typed letter. */
  replaceQuery(query: Query): void
  scrollToTop(): void
}
