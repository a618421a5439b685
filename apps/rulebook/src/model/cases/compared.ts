/** One of the values that a failed test compared, and that differs. */
export interface Compared {
  /** Its name in a record. */
  readonly name?: string
  readonly expected: string
  readonly received: string
  /** Which of the equal values of its list it is, of how many. */
  readonly place: number
  readonly of: number
}

/** The entries that differ between two records, or two lists of the same length; otherwise both as a whole. */
export function differencesIn(expected: string, received: string): readonly Compared[] {
  const [wanted, came] = [entriesOf(expected), entriesOf(received)]
  if (wanted !== undefined && came !== undefined)
    return [...wanted].flatMap(([name, value]) => {
      const entry = came.get(name) ?? 'undefined'
      // A printed record is sorted: the order of its entries says nothing.
      const of = [...wanted.values()].filter((other) => other === value).length === 1 ? 1 : 0
      return entry === value ? [] : [{ name, expected: value, received: entry, place: 0, of }]
    })
  const [list, other] = [listOf(expected), listOf(received)]
  if (list.length > 0 && list.length === other.length)
    return list.flatMap((value, index) => {
      const entry = other[index] ?? ''
      if (entry === value) return []
      const equal = list.flatMap((same, place) => (same === value ? [place] : []))
      const place = equal.indexOf(index)
      return [{ expected: value, received: entry, place, of: equal.length }]
    })
  return [{ expected, received, place: 0, of: 1 }]
}

/** The entries of a printed list, one per line. */
const listOf = (printed: string): readonly string[] =>
  /^(?:Array )?\[\n/.test(printed)
    ? [...printed.matchAll(/^ {2}(\S.*?),?$/gm)].map(([, entry = '']) => entry)
    : []

/** '"saving": "£306.00",' in a printed record; none where a name occurs twice, as in a list of records. */
function entriesOf(printed: string): ReadonlyMap<string, string> | undefined {
  if (!/^(?:\w+ )?[{[]\n/.test(printed)) return undefined
  const entries = [...printed.matchAll(/^\s*"?([^":]+)"?: (.+?),?$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )
  const named = new Map(entries)
  return entries.length > 0 && named.size === entries.length ? named : undefined
}
