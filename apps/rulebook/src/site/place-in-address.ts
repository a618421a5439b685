/** The place that an address asks for: the one of that name, or else the nearest that the book has. */
export interface PlaceAsked {
  readonly name: string
  /** None for the first page. */
  readonly id?: string
  readonly isMissing: boolean
}

const named = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** `ids`: those of every place that can be shown. People write a code in small letters, too. */
export function placeAsked(hash: string, ids: readonly string[]): PlaceAsked {
  const name = named(hash)
  if (name === '') return { name, isMissing: false }
  const known = new Set(ids)
  const id = known.has(name) ? name : inOtherLetters(name, ids)
  if (id !== undefined) return { name, id, isMissing: false }
  const around = nearest(name, known)
  return { name, isMissing: true, ...(around !== undefined && { id: around }) }
}

const inOtherLetters = (name: string, ids: readonly string[]): string | undefined =>
  ids.find((id) => id.toLowerCase() === name.toLowerCase())

/** The table of a row, or its chapter: the parts of a place's name are joined by hyphens. */
function nearest(name: string, known: ReadonlySet<string>): string | undefined {
  for (let end = name.lastIndexOf('-'); end > 0; end = name.lastIndexOf('-', end - 1)) {
    const around = name.slice(0, end)
    if (known.has(around)) return around
  }
  return undefined
}
