/** The query as plain texts by name: nothing is guessed to be a number or JSON. */
export const parseQuery = (query: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(query))

/** '?search=caf%C3%A9%20bar&page=1', encoded as the specification writes it (OQ-077). */
export function queryOf(query: Record<string, unknown>): string {
  const parts = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encoded(name)}=${encoded(String(value))}`)
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

/** Half of a character, as a cut-off emoji leaves it, can't be encoded as it stands. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed())
