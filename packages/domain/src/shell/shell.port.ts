import type { Effect } from 'effect'
import type { Failure, Query } from '../kernel/index.ts'
import type { MenuItem } from './menu.schema.ts'

export interface ShellPort {
  readMenu(): Effect.Effect<readonly MenuItem[], Failure>
}

/** The browser window, as far as a machine may move it. */
export interface BrowserPort {
  /** Leaves the page for another address, as a full document load. */
  goTo(href: string): void
  /** Loads the page again on its current path, query and hash. */
  reload(): void
  /** Opens an in-app path (below the base) without loading a document. */
  openPath(path: string): void
  /** The same in place of the current entry of the history, so that Back skips it. */
  replacePath(path: string): void
}

/** The query of the current address, where a screen keeps what it looks at. */
export interface AddressPort {
  /** Adds an entry to the history, so that Back returns to the former query. */
  addQuery(query: Query): void
  /** Replaces the current entry, as for each letter typed. */
  replaceQuery(query: Query): void
  scrollToTop(): void
}
