/** A decision table of the book that stands for another rule than the one it was put into. */
import type { TryIt } from '../try-it/try-it.ts'
import type { CsvRow } from './csv.ts'

export interface BookTable {
  /** The question above it. */
  readonly title: string
  readonly chapter: string
  readonly headings: CsvRow
}

/** Why a table is refused: it has exactly the columns of another table, and would be judged by the wrong rule. */
export function tableOfAnotherRule(
  { title, table }: TryIt,
  headings: CsvRow,
  tables: readonly BookTable[],
): string | undefined {
  if (isSameColumns(headings, table.headings)) return undefined
  const others = tables.filter((known) => isSameColumns(headings, known.headings))
  const [other] = others
  if (other === undefined) return undefined
  const example = `“${other.title}” in the chapter “${other.chapter}”`
  const whose =
    others.length === 1
      ? `This is the table of another rule: ${example}.`
      : `${others.length} tables of the book have these columns, such as ${example}; none of them is of this rule.`
  return `${whose} “${title}” has the columns ${table.headings.join(', ')}.`
}

const isSameColumns = (some: CsvRow, others: CsvRow): boolean =>
  columnsIn(some).join('\n') === columnsIn(others).join('\n')

const columnsIn = (headings: CsvRow): CsvRow =>
  headings.map((heading) => heading.toLowerCase()).toSorted()

/** All decision tables of the page. */
export const tablesOfPage = (): readonly BookTable[] =>
  [...document.querySelectorAll<HTMLElement>('.case-table')].map((place) => ({
    title: titleOf(place.querySelector('h3')),
    chapter: place.closest<HTMLElement>('section.chapter')?.dataset['title'] ?? '',
    headings: writtenHeadings(place.querySelector('table')),
  }))

/** Without the numbers in brackets and the file behind it. */
const titleOf = (heading: HTMLElement | null): string =>
  (heading?.textContent ?? '')
    .replace(heading?.querySelector('.source')?.textContent ?? '', '')
    .replace(/\s*\([^()]*\)\s*$/, '')
    .trim()

/** The last column is the result. */
const writtenHeadings = (table: HTMLTableElement | null): CsvRow =>
  [...(table?.rows[0]?.cells ?? [])]
    .slice(0, -1)
    .map(({ dataset, textContent }) => dataset['written'] ?? textContent.trim())
