/** The stand-in server's own limits on a profile, beyond the forms' rules. */
export const standInAccountPolicy = {
  leastPasswordLength: 8,
  /** Of one part of a name or an address. */
  longestText: 100,
} as const
