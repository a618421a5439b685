/** Parameters of an address, in their order. */
export type Query = readonly (readonly [name: string, value: string])[]

/** A parameter read ignoring case; where both spellings stand, lower case wins (OQ-054). */
export function parameterOf(query: Query, name: string): string | undefined {
  const exact = query.find(([key]) => key === name)
  return (exact ?? query.find(([key]) => key.toLowerCase() === name))?.[1]
}
