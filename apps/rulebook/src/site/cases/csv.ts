/** Tables as text with commas, as spreadsheets write and read it (RFC 4180). */
export type CsvRow = readonly string[]

export const csvOf = (rows: readonly CsvRow[]): string =>
  rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')

const csvCell = (text: string): string =>
  /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/**
 * The rows of such a text. If the first line has no comma, semicolons or tabs separate cells,
 * because some spreadsheets write them. Empty lines are left out.
 */
export function rowsOf(text: string): readonly CsvRow[] {
  const part = separatorOf(text)
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${part}\\r\\n][^${part}\\r\\n]*)?)(${part}|\\r?\\n|$)`,
    'y',
  )
  const rows: string[][] = [[]]
  const whole = text.replace(/^\uFEFF/, '')
  while (cell.lastIndex < whole.length) {
    const [found, quoted, plain = '', end] = cell.exec(whole) ?? []
    if (found === undefined) throw new Error(`Row ${rows.length} can’t be read.`)
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end !== part) rows.push([])
  }
  if (whole.endsWith(part)) rows.at(-1)?.push('')
  return rows.filter((cells) => cells.some((text) => text.trim() !== ''))
}

function separatorOf(text: string): string {
  const [first = ''] = text.split('\n', 1)
  return [',', ';', '\t'].find((part) => first.includes(part)) ?? ','
}
