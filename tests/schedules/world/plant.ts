import type { SharedPurses } from '@save/domain/ledger'
import type { startPortal } from '@save/domain/portal'
import type { Screen } from '../journeys/journey.ts'
import type { Browser } from './browser.ts'
import type { Page } from './page.ts'

/** The parts of its tab that the portal gets. */
export type PortalParts = NonNullable<Parameters<typeof startPortal>[3]>

/** A deliberate fault that wraps parts of a page, or of the whole browser. */
export interface Plant {
  browser?(browser: Browser): void
  parts?(parts: PortalParts, page: Page): Partial<PortalParts>
  shared?(purses: SharedPurses, page: Page): Partial<SharedPurses>
  fetch?(fetch: typeof globalThis.fetch, page: Page): typeof globalThis.fetch
  screen?(screen: Screen, page: Page): Partial<Screen>
}
