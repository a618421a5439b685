/** A search has an address of its own: it can be sent, and the browser's Back leads to its answers. */
const start = '#ask='

export const addressOf = (question: string): string => `${start}${encodeURIComponent(question)}`

/** The question in an address; none in one of a chapter or a place. */
export function questionIn(hash: string): string | undefined {
  if (!hash.startsWith(start)) return undefined
  try {
    return decodeURIComponent(hash.slice(start.length))
  } catch {
    return undefined
  }
}
