/** The stand-in's own limits for a profile, in addition to the forms' rules. */
export const standInAccountPolicy = {
  leastPasswordLength: 8,
  /** The most characters in one part of a name or an address. */
  longestText: 100,
} as const
