import { element } from '../elements.ts'
import { csvOf } from './csv.ts'

/** Offers a table as a file, with a byte-order mark: spreadsheets misread the encoding without one. */
export const download = (name: string, text: string): void =>
  downloadText(name, `\uFEFF${text}`, 'text/csv')

/** Offers a text as a file, made here and sent nowhere. */
export function downloadText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
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
    .map((row) =>
      [...row.cells]
        .slice(0, -1)
        .map(({ dataset, textContent }) => dataset['written'] ?? textContent.trim()),
    )
