import type { WorldSettings } from './worlds.ts'

const ordinary: WorldSettings = { seed: 1, scenario: [] }

export const worldPolicy = {
  /** What a browser meets that asks for nothing special. */
  ordinary,
  /** The least recently used go first. */
  mostWorlds: 1_000,
  /** Catalogues that are kept ready: one for each seed and choice of scenarios. */
  mostCatalogues: 20,
  /** By which a test chooses its world. */
  worldCookie: 'save-world',
  worldHeader: 'x-save-world',
  worldName: /^[\w-]{1,64}$/,
} as const
