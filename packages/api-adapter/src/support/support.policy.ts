export const supportPolicy = {
  /** A stand-in that runs for days must not grow: it keeps the latest queries only. */
  mostQueriesKept: 20,
} as const
