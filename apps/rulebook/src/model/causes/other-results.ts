/** The cases of an earlier commit whose result is different today. */
import type { CausingFiles } from '../../run/causing-files.ts'
import type { RanFile } from '../../run/run-report.ts'
import { shownIn } from '../cases/amount-columns.ts'
import { nameOfRow } from '../cases/row-names.ts'
import { type Fact, factsOf, type Row, type Table, tablesOf } from '../cases/tables.ts'
import { rowSays } from '../cases/written-rows.ts'
import { hasValue, type WrongCell, wrongCellsOf } from '../cases/wrong-cell.ts'
import type { RanCase } from './causes.ts'
import { retitledSince } from './retitled-tables.ts'
import { type CauseToday, standingToday } from './standing-today.ts'

export interface OtherResult {
  readonly file: string
  /** The requirements that it proves. */
  readonly ids: readonly string[]
  readonly table: string
  /** All that its row says. */
  readonly written: string
  /** The input and the name of the case: the cells of its row, except those that differ now. */
  readonly given: string
  readonly cells: readonly (WrongCell & { readonly heading: string })[]
  /** In the words of the test, with what it expected and what came, if no cell could be named. */
  readonly says: string
  /** The functions that it runs, if the run noted them. */
  readonly ran?: readonly string[] | undefined
  /** The changed files without whose change it would have its old result, if a run has shown it. */
  readonly causing?: readonly string[] | undefined
  /** Why the same case of today fails. */
  readonly today?: CauseToday | undefined
}

/** A fact of that commit that no longer holds as it was tested. */
export interface EarlierFact {
  readonly file: string
  readonly title: string
  /** The requirements that it proves. */
  readonly ids: readonly string[]
  readonly ran?: readonly string[] | undefined
  readonly causing?: readonly string[] | undefined
  /** Why the same fact of today does not hold. */
  readonly today?: CauseToday | undefined
  /** What the same file says today: in the same words, or else of the same requirements. */
  readonly now: readonly Pick<Fact, 'anchor' | 'title' | 'result'>[]
}

export interface EarlierCases {
  readonly others: readonly OtherResult[]
  /** Other facts of that commit that no longer hold. */
  readonly facts: readonly EarlierFact[]
  /** How many of its cases have the same result. */
  readonly same: number
  /** What those run: no cause of another result, if it is run here as well. */
  readonly holding: readonly RanCase[]
  /** Those that stand today, word for word, and hold; but what is asked in these words may be something else. */
  readonly rechecked: readonly { readonly file: string; readonly name: string }[]
  /** Its cases that ask for something that is gone: nobody knows their result today. */
  readonly unrun: readonly {
    readonly file: string
    readonly table: string
    readonly count: number
  }[]
  /** Its tests that can't run on today's rules. */
  readonly unplayed: readonly string[]
}

/** The code that an old test calls no longer exists, or takes and gives something else. */
const isUnrun = ({ complaints }: Pick<Row, 'complaints'>): boolean =>
  complaints.length > 0 &&
  complaints.every(
    ({ says, expected, received }) =>
      expected === undefined &&
      received === undefined &&
      /is not (?:a function|a constructor|defined|iterable)|Cannot (?:read|destructure|convert|find)/.test(
        says,
      ),
  )

/**
 * @param ran the old tests on today's rules
 * @param today the tests of today
 * @param altering for a case the files whose change has altered it
 */
export function earlierCases(
  ran: readonly RanFile[],
  today: readonly RanFile[],
  altering: CausingFiles = new Map(),
): EarlierCases {
  const holding = new Set([
    ...today.flatMap(factsOf).filter(isPassed).map(factInWords),
    ...today
      .flatMap(tablesOf)
      .flatMap(({ rows, ...table }) => rows.filter(isPassed).map((row) => rowInWords(table, row))),
  ])
  const all = ran.flatMap(tablesOf)
  const titleToday = retitledSince(all, today.flatMap(tablesOf))
  const isHolding = (table: Table, row: Row): boolean =>
    [table.title, ...titleToday(table)].some((title) =>
      holding.has(rowInWords({ ...table, title }, row)),
    )
  const rows = all.flatMap(({ rows }) => rows)
  const tables = all.map((table) => ({
    ...table,
    rows: table.rows.filter((row) => isPassed(row) || !isHolding(table, row)),
  }))
  const facts = ran.flatMap(factsOf)
  const gone = facts.filter((fact) => !isPassed(fact) && !holding.has(factInWords(fact)))
  return {
    others: tables.flatMap((table) => othersIn(table, altering)),
    facts: gone
      .filter((fact) => fact.result === 'failed' && !isUnrun(fact))
      .map(({ file, title, ids, ran, anchor }) => ({
        ...{ file, title, ids, ran, causing: altering.get(anchor) },
        now: standingToday({ file, title, ids }, today),
      })),
    unrun: [
      ...tables.map(({ file, title, rows }) => ({
        file,
        table: title,
        count: rows.filter(isUnrun).length,
      })),
      ...ran.map(({ file }) => ({
        file,
        table: 'Other facts',
        count: gone.filter((fact) => fact.file === file && isUnrun(fact)).length,
      })),
    ].filter(({ count }) => count > 0),
    same: rows.filter(isPassed).length,
    holding: rows.filter(isPassed).map(({ result, ran }) => ({ result, ran })),
    rechecked: [
      ...all.flatMap((table) =>
        table.rows
          .filter((row) => !isPassed(row) && isHolding(table, row))
          .map((row) => ({ file: table.file, name: `${table.title}: ${nameOfRow(table, row)}` })),
      ),
      ...facts
        .filter((fact) => !isPassed(fact) && holding.has(factInWords(fact)))
        .map(({ file, title }) => ({ file, name: title })),
    ],
    unplayed: ran.filter(({ complaints }) => complaints.length > 0).map(({ file }) => file),
  }
}

const isPassed = ({ result }: Pick<Row, 'result'>): boolean => result === 'passed'

const factInWords = ({ file, group, title }: Fact): string => [file, group, title].join('\n')

/** Its inputs and its answer, under their headings. */
const rowInWords = ({ file, title, headings }: Omit<Table, 'rows'>, { cells }: Row): string =>
  [file, title, ...headings, ...cells].join('\n')

function othersIn(table: Table, altering: CausingFiles): readonly OtherResult[] {
  const { headings, file, title, rows } = table
  const shown = headings.map((heading, column) =>
    shownIn(
      heading,
      rows.map(({ cells }) => cells[column] ?? ''),
    ),
  )
  return table.rows
    .filter((row) => row.result === 'failed' && !isUnrun(row))
    .map((row) => {
      // A cell whose value nobody knows says nothing: what the test compared as a whole is told instead.
      const cells = wrongCellsOf(table, row)
        .filter(hasValue)
        .map((cell) => ({ ...cell, heading: headings[cell.column] ?? '' }))
      const wrong = new Set(cells.map(({ column }) => column))
      const given = headings
        .map((heading, column) => ({ heading, column, text: row.cells[column] ?? '' }))
        .filter(({ column, text }) => text !== '' && !wrong.has(column))
        .map(({ heading, column, text }) =>
          ['id', 'case'].includes(heading) ? text : `${heading}: ${shown[column]?.(text) ?? text}`,
        )
      return {
        file,
        ids: row.ids,
        table: title,
        written: rowSays(headings, row.cells),
        given: given.join(' · '),
        cells,
        says: row.complaints[0]?.says ?? '',
        ran: row.ran,
        causing: altering.get(row.anchor),
      }
    })
}
