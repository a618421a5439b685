import type { Effect } from 'effect'
import type { Failure } from '../kernel/index.ts'
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
}
