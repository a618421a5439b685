/** A test may compare several values as one text of JSON: what it says of them; anything else stays. */
export function valuesOf(text: string, expected: string): string {
  const isWritten = /^[[{].*[\]}]$/s
  if (!isWritten.test(text) || isWritten.test(expected)) return text
  try {
    return valuesIn(JSON.parse(text)).join(', ') || text
  } catch {
    return text
  }
}

const valuesIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(valuesIn)
    : [String(value)]
