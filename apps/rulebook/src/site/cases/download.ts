import { element } from '../elements.ts'
import { csvOf } from './csv.ts'
import { rowsOfTable } from './rows-of-table.ts'

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

/** Each table of the book can be downloaded as it is. */
export function startDownloads(): void {
  for (const table of document.querySelectorAll<HTMLTableElement>('table[data-csv]')) {
    const button = element('button', { type: 'button', class: 'csv' }, 'Download as CSV')
    button.addEventListener('click', () =>
      download(`${nameOf(table)}.csv`, csvOf(rowsOfTable(table))),
    )
    table.closest('.scroll')?.before(button)
  }
}

/** A decision table has a name of its own; others are named after their chapter and what they show. */
const nameOf = (table: HTMLTableElement): string =>
  table.closest('.case-table')?.id.replaceAll('/', '-') ??
  `${table.closest('.chapter')?.id}-${table.ariaLabel?.toLowerCase().replace(/[^a-z\d]+/g, '-')}`
