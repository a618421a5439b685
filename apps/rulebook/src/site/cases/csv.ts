/** Tables as text with commas, as spreadsheets write and read it (RFC 4180). */
export type CsvRow = readonly string[]

export const csvOf = (rows: readonly CsvRow[]): string => written(rows, ',')

/** With a tab between the cells, as spreadsheets exchange rows that are copied. */
export const tabbedOf = (rows: readonly CsvRow[]): string => written(rows, '\t')

const written = (rows: readonly CsvRow[], part: ',' | '\t'): string =>
  rows.map((cells) => `${cells.map((text) => quotedFor(text, part)).join(part)}\r\n`).join('')

const quotedFor = (text: string, part: string): string =>
  text.includes(part) || /["\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** A row with its number, as a spreadsheet counts it. */
export interface NumberedRow {
  readonly number: number
  readonly cells: CsvRow
}

/**
 * The rows of such a text. Spreadsheets may write semicolons or tabs between the cells: that counts
 * which a first line 'sep=;' names, or else which gives the most headings that are known. Empty lines
 * are left out.
 */
export function numberedRowsOf(
  text: string,
  isKnown: (heading: string) => boolean = () => false,
): readonly NumberedRow[] {
  const unmarked = text.replace(/^\uFEFF/, '')
  const [line = '', named] = /^"?sep=([,;\t])"?[^\S\r\n]*(?:\r?\n|$)/i.exec(unmarked) ?? []
  const whole = unmarked.slice(line.length)
  return [...rowsIn(whole, named ?? separatorOf(whole, isKnown))]
    .map((cells, place) => ({ number: place + 1, cells }))
    .filter(({ cells }) => cells.some((text) => text.trim() !== ''))
}

export const rowsOf = (...read: Parameters<typeof numberedRowsOf>): readonly CsvRow[] =>
  numberedRowsOf(...read).map(({ cells }) => cells)

function* rowsIn(whole: string, part: string): Generator<CsvRow> {
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${part}\\r\\n][^${part}\\r\\n]*)?)(${part}|\\r?\\n|$)`,
    'y',
  )
  let cells: string[] = []
  for (let count = 1; cell.lastIndex < whole.length; ) {
    const [found, quoted, plain = '', end] = cell.exec(whole) ?? []
    if (found === undefined) throw new Error(`Row ${count} can’t be read.`)
    cells.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === part) continue
    yield cells
    cells = []
    count += 1
  }
  if (whole.endsWith(part)) yield [...cells, '']
}

/** If no heading is known: the comma, or what else the first line has. */
function separatorOf(whole: string, isKnown: (heading: string) => boolean): string {
  const [line = ''] = whole.split('\n', 1)
  const known = [',', ';', '\t']
    .filter((part) => line.includes(part))
    .map((part) => ({ part, count: headingsIn(whole, part).filter(isKnown).length }))
  const most = Math.max(...known.map(({ count }) => count))
  return known.find(({ count }) => count === most)?.part ?? ','
}

/** None if the first row can't be read with it. */
function headingsIn(whole: string, part: string): CsvRow {
  try {
    const [first = []] = rowsIn(whole, part)
    return first
  } catch {
    return []
  }
}
