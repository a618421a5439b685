import { Button } from '@save/ui/button'
import Papa from 'papaparse'

/** Without it, spreadsheets misread '£'. */
const byteOrderMark = '\uFEFF'

export const csvOf = (lines: readonly (readonly string[])[]): string =>
  Papa.unparse(lines.map((line) => [...line]))

/** Saves lines of cells as a CSV file. */
export function DownloadButton({
  name,
  lines,
  children,
}: {
  /** The file's name, without its extension. */
  readonly name: string
  readonly lines: readonly (readonly string[])[]
  readonly children: string
}) {
  return (
    <Button quiet size="s" onClick={() => save(`${name}.csv`, csvOf(lines))}>
      {children}
    </Button>
  )
}

function save(name: string, csv: string): void {
  const address = URL.createObjectURL(
    new Blob([byteOrderMark, csv], { type: 'text/csv;charset=utf-8' }),
  )
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
