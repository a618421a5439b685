/** The cases of a run that do not hold. */
import type { Chapter } from '../../rulebook.ts'
import { nameOfRow } from '../cases/row-names.ts'
import type { Fact, Row, Table } from '../cases/tables.ts'
import { rowSays } from '../cases/written-rows.ts'
import { type WrongCell, wrongCellsOf } from '../cases/wrong-cell.ts'

export interface FailedCase {
  readonly chapter: string
  readonly anchor: string
  readonly says: string
  /** Of a decision table; otherwise it is another fact. */
  readonly isRow: boolean
  /** Its case, or its title: what a change of it is called. */
  readonly name: string
  /** All that its row says, as a change of the row has it; of another fact its title. */
  readonly written: string
  /** What tells it apart from the other rows of its table. */
  readonly rowName: string
  /** The cells that were not as expected, by their columns. */
  readonly wrong: readonly (WrongCell & { readonly heading: string })[]
  /** What the test says, if no cell could be named. */
  readonly complaint: string
  readonly file: string
  /** The titles of its groups in the test file. */
  readonly groups: readonly string[]
  readonly ids: readonly string[]
  readonly result: 'failed'
  /** The functions of rules and machines that it runs, if the run noted them. */
  readonly ran: readonly string[] | undefined
  /** The changed files without whose change it comes out otherwise, if runs have shown them. */
  readonly causing?: readonly string[]
}

/** What does not hold in a chapter. */
export const failedIn = ({ title, tables, facts }: Chapter): readonly FailedCase[] => [
  ...tables.flatMap((table) =>
    table.rows.filter(isFailed).map((row) => ({
      chapter: title,
      anchor: row.anchor,
      says: `${table.title}: ${nameOfRow(table, row)}`,
      rowName: nameOfRow(table, row),
      isRow: true,
      wrong: wrongCellsOf(table, row).map((cell) => ({
        ...cell,
        heading: table.headings[cell.column] ?? '',
      })),
      name: nameOf(table, row),
      written: rowSays(table.headings, row.cells),
      complaint: row.complaints[0]?.says ?? '',
      file: table.file,
      groups: [table.title],
      ids: row.ids,
      result: 'failed' as const,
      ran: row.ran,
    })),
  ),
  ...facts.filter(isFailed).map(({ anchor, title: says, file, group, ids, ran, complaints }) => ({
    chapter: title,
    anchor,
    says,
    isRow: false,
    wrong: [],
    name: says,
    written: says,
    rowName: says,
    complaint: complaints[0]?.says ?? '',
    file,
    groups: group.split(' · ').toReversed(),
    ids,
    result: 'failed' as const,
    ran,
  })),
]

const isFailed = ({ result }: Row | Fact): boolean => result === 'failed'

const nameOf = ({ headings }: Table, { cells }: Row): string =>
  cells[headings.indexOf('case')] ?? cells[0] ?? ''
