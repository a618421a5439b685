export const worldPolicy = {
  /** The least recently used go first. */
  mostWorlds: 1_000,
  /** Catalogues that are kept ready: one for each seed and choice of scenarios. */
  mostCatalogues: 20,
  /** By which a test chooses its world. */
  worldCookie: 'save-world',
  worldHeader: 'x-save-world',
  worldName: /^[\w-]{1,64}$/,
  /** The years in which a world's clock can stand. */
  firstYear: 1970,
  lastYear: 2999,
  /** How long a fault waits at most, and how long one is silent. */
  longestDelayMs: 60_000,
  silenceMs: 30_000,
  /** Bytes of an answer beyond all measure. */
  hugeBody: 50_000_000,
  /** Requests that a world remembers, and how many characters of each body and answer. */
  mostLogged: 50,
  longestLogged: 2_000,
} as const
