/** Where a new row goes, and how wide the columns are there. */
export interface TableToTry {
  readonly file: string
  readonly headings: readonly string[]
  readonly widths: readonly number[]
}

/** Finds the table of each thing to try among those that ran. */
export const widthsOf = (
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): readonly number[] =>
  headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((cells) => (cells[column] ?? '').length)),
  )

/** The row as it is pasted into the test. */
export const rowText = (
  { headings, widths }: TableToTry,
  row: Readonly<Record<string, string>>,
): string =>
  `    ${headings.map((heading, column) => (row[heading] ?? '').padEnd(widths[column] ?? 0)).join(' | ')}`.trimEnd()
