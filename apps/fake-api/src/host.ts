import type { Keeper } from './data/keeper.ts'
import type { HeaderTable } from './http/header-table.ts'
import type { PageLook } from './pages/style-sheet.ts'
import type { PortalFiles } from './portal/portal-files.ts'
import type { AntiForgery } from './session/anti-forgery.ts'
import type { Sessions } from './session/sessions.ts'
import type { Visitors } from './session/visitors.ts'
import type { Waiting } from './worlds/waiting.ts'
import type { Worlds } from './worlds/worlds.ts'

/** Shared by the routes. */
export interface Host {
  readonly worlds: Worlds
  readonly sessions: Sessions
  readonly visitors: Visitors
  /** The built portal; missing if only the API is served. */
  readonly portal: PortalFiles | undefined
  readonly look: PageLook
  /** An SVG for a path such as '/images/retailers/1061.svg'; `undefined` for an unknown one. */
  readonly drawArt: (path: string) => string | undefined
  readonly pageHeaders: HeaderTable
  readonly isDevelopment: boolean
  /** True if a proxy in front of the host uses https. */
  readonly isHttps: boolean
  readonly antiForgery: AntiForgery
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Writes the data file; missing if everything is in memory only. */
  readonly keeper: Keeper | undefined
  readonly waiting: Waiting
}
