import { element } from '../elements.ts'
import { csvOf } from './csv.ts'

/** Offers a text as a file, made here and sent nowhere. */
export function download(name: string, text: string): void {
  // With a byte-order mark, because spreadsheets misread the encoding of a text without one.
  const url = URL.createObjectURL(new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' }))
  const link = element('a', { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}

/** Each decision table can be downloaded as it is. */
export function startDownloads(): void {
  for (const place of document.querySelectorAll<HTMLElement>('.case-table')) {
    const table = place.querySelector('table')
    if (table === null) continue
    const button = element('button', { type: 'button', class: 'csv' }, 'Download as CSV')
    button.addEventListener('click', () => download(`${place.id}.csv`, csvOf(rowsIn(table))))
    table.closest('.scroll')?.before(button)
  }
}

/** The table as the test has it: without the last column, the result. */
const rowsIn = (table: HTMLTableElement): readonly (readonly string[])[] =>
  [...table.rows]
    .filter((row) => !row.matches('.complaint'))
    .map((row) => [...row.cells].slice(0, -1).map(({ textContent }) => textContent.trim()))
