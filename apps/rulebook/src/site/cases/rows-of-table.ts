/** The rows of a table as the test has them: without the columns that tell of this run alone. */
export function rowsOfTable(
  table: HTMLTableElement,
  isTaken: (row: HTMLTableRowElement) => boolean = () => true,
): readonly (readonly string[])[] {
  const columns = Number(table.dataset['csv'])
  return [...table.rows]
    .filter((row) => !row.matches('.complaint') && isTaken(row))
    .map((row) => [...row.cells].slice(0, columns).map(writtenIn))
}

/** Without the links to the row itself, and in one line. */
function writtenIn(cell: HTMLTableCellElement): string {
  const copy = document.createElement('div')
  copy.append(...cell.cloneNode(true).childNodes)
  for (const link of copy.querySelectorAll('.anchor')) link.remove()
  for (const end of copy.querySelectorAll('br')) end.replaceWith(' ')
  return cell.dataset['written'] ?? copy.textContent.trim()
}
