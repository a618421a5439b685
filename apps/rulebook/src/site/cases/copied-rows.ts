import { tabbedOf } from './csv.ts'
import { rowsOfTable } from './rows-of-table.ts'

/**
 * Rows copied from a table come with its headings, a tab between the cells, however the page shows
 * them: so they can be pasted into a spreadsheet, or among many cases. A part of one cell is copied
 * as it is, and so is what goes beyond the table.
 */
export function startCopyingRows(): void {
  document.addEventListener('copy', (event) => {
    const text = copiedRows(getSelection())
    if (text === undefined) return
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
  })
}

function copiedRows(selection: Selection | null): string | undefined {
  if (selection === null || selection.isCollapsed) return undefined
  const [first, last] = [cellOf(selection.anchorNode), cellOf(selection.focusNode)]
  const table = first?.closest<HTMLTableElement>('table[data-csv]') ?? null
  if (table === null || first === last || !table.contains(last)) return undefined
  return tabbedOf(
    rowsOfTable(table, (row) => row.closest('thead') !== null || selection.containsNode(row, true)),
  )
}

/** A whole row chosen by three clicks ends in the row itself. */
function cellOf(node: Node | null): Element | null {
  const element = node instanceof Element ? node : (node?.parentElement ?? null)
  return element?.closest('td, th, tr') ?? null
}
