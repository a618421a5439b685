/** What the stand-in server asks of a profile, beyond what the forms do. */
export const standInAccountPolicy = {
  leastPasswordLength: 8,
  /** Of one part of a name or an address. */
  longestText: 100,
} as const
