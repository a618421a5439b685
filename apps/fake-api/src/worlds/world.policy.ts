export const worldPolicy = {
  /** The least recently used are dropped first. */
  mostWorlds: 1_000,
  /** Catalogues kept in memory: one for each seed and choice of scenarios. */
  mostCatalogues: 20,
  /** The cookie and the header with which a test chooses its world. */
  worldCookie: 'save-world',
  worldHeader: 'x-save-world',
  worldName: /^[\w-]{1,64}$/,
  /** The years that a world's clock can be set to. */
  firstYear: 1970,
  lastYear: 2999,
  /** The longest delay of a fault, and the length of a silence. */
  longestDelayMs: 60_000,
  silenceMs: 30_000,
  /** The size of an absurdly large answer, in bytes. */
  hugeBody: 50_000_000,
  /** The most requests that a world logs, and the most characters of each body and answer. */
  mostLogged: 50,
  longestLogged: 2_000,
} as const
