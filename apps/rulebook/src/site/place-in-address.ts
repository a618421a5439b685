/** The place that an address asks for: the one of that name, or else the nearest that the book has. */
export interface PlaceAsked {
  readonly name: string
  /** None for the first page. */
  readonly id?: string
  readonly isMissing: boolean
  /** What a link counts that is older than the names of tables, rows and facts. */
  readonly counts?: Counted
}

type Counted = 'row' | 'table' | 'fact'

/** For the beginning of links that counted the tables of a file, the names of these tables. */
export type FormerTables = Readonly<Record<string, readonly string[]>>

const named = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/**
 * `ids`: those of every place that can be shown. People write links in capitals or small letters, and a mail adds the end of
 * its own sentence.
 */
export function placeAsked(
  hash: string,
  ids: readonly string[],
  formerTables: FormerTables = {},
): PlaceAsked {
  const written = named(hash)
  if (written === '') return { name: written, isMissing: false }
  const inSmall = new Map(ids.map((id) => [id.toLowerCase(), id]))
  const known = (name: string) => (ids.includes(name) ? name : inSmall.get(name.toLowerCase()))
  const name = known(written) === undefined ? written.replace(added, '') : written
  const id = known(name)
  if (id !== undefined) return { name, id, isMissing: false }
  const former = formerPlace(name.toLowerCase(), formerTables)
  const around = nearest(former?.table ?? name, known) ?? chapterIn(name, known)
  return {
    ...{ name, isMissing: true },
    ...(around !== undefined && { id: around }),
    ...(former !== undefined && { counts: former.counts }),
  }
}

/** What a mail or a sentence puts after a link: a full stop, a bracket, a quote, a space that nobody sees. */
const added = /[\p{P}\p{Z}\p{Cf}<>]+$/u

/** 'payslip-payslip-table-2-row-8' was the eighth row of the second table. */
function formerPlace(name: string, tables: FormerTables) {
  const [, file, table, row] = /^(.+)-(?:table-(\d+)(?:-row-(\d+))?|fact-\d+)$/.exec(name) ?? []
  if (file === undefined) return undefined
  if (table === undefined) return { counts: 'fact', table: undefined } as const
  const counts: Counted = row === undefined ? 'table' : 'row'
  return { counts, table: tables[file]?.[Number(table) - 1] }
}

/** The place itself, or what it is in: the table of a row, or its chapter. */
function nearest(name: string, known: (name: string) => string | undefined): string | undefined {
  const between = name.includes('/') ? '/' : '-'
  for (let end = name.length; end > 0; end = name.lastIndexOf(between, end - 1)) {
    const around = known(name.slice(0, end))
    if (around !== undefined) return around
  }
  return undefined
}

/** A rule, a figure or a sentence names its chapter: 'rule-payslip-income-tax-allowanceOf'. */
function chapterIn(name: string, known: (name: string) => string | undefined): string | undefined {
  const [, kind = '', rest = ''] =
    /^(rate|rules?|figure|sentence|word|not|machine)-(.+)/i.exec(name) ?? []
  return kind.toLowerCase() === 'rate' ? known('rates') : nearest(rest, known)
}

/** What is said above the nearest place. */
export function missingInWords({ name, counts, id }: PlaceAsked): string {
  const around = id === undefined ? 'the first page' : 'the nearest place'
  if (counts === undefined)
    return `Nothing in this book has the link “#${name}”. It may have another one by now, or be gone. This is ${around}`
  const place = id?.includes('/') ? 'most likely its table' : around
  return `The link “#${name}” is an old one: it counts ${counted[counts]}, and others may have come before since. This is ${place}. ${advice[counts]}`
}

const counted: Readonly<Record<Counted, string>> = {
  row: 'tables and rows',
  table: 'tables',
  fact: 'tests',
}

const advice: Readonly<Record<Counted, string>> = {
  row: 'Which row was meant, nobody can tell: look for the case by what it says',
  table: 'Look whether it answers what you ask',
  fact: 'Which test was meant, nobody can tell: look for it by what it says',
}

/** What to search for instead; nothing if the link is made of numbers. */
export const wordsOfMissing = ({ name, counts }: PlaceAsked): string | undefined =>
  counts === undefined ? name.replace(/~\w+/g, '').replace(/[-/]/g, ' ') : undefined
