export const supportPolicy = {
  /** A stand-in that runs for days must not grow: it keeps only the latest queries. */
  mostQueriesKept: 20,
} as const
