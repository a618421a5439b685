export const supportPolicy = {
  /** A stand-in may run for days, so it keeps only the latest queries. */
  mostQueriesKept: 20,
} as const
