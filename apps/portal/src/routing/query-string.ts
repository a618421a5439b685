/** The query as plain texts by name: nothing is guessed to be a number or JSON. */
export const parseQuery = (query: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(query))

/** '?search=caf%C3%A9%20bar&page=1', encoded as the specification writes it (OQ-077). */
export function queryOf(query: Record<string, unknown>): string {
  const parts = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}
