import { isInPounds, isMoney, shownIn } from './amount-columns.ts'
import { type Compared, differencesIn } from './compared.ts'
import { isTold, resultInWords } from './result-in-words.ts'
import type { Row, Table } from './tables.ts'
import { valuesOf } from './values-of.ts'
import {
  inPounds,
  isNumber,
  nothing,
  rewritten,
  unquoted,
  type Writing,
  writingsOf,
  writtenBy,
} from './writings.ts'

/** The cell of a row that did not hold, as its column is shown. */
export interface WrongCell {
  /** Its place in the row. */
  readonly column: number
  readonly expected: string
  readonly received: string
}

type Asked = Pick<Table, 'headings' | 'answers'> & {
  /** The cells of a column. */
  readonly cellsIn: (column: number) => readonly string[]
  /** The columns of pounds with pence. */
  readonly amounts: ReadonlySet<number>
  /** These, and the columns of whole pounds. */
  readonly pounds: ReadonlySet<number>
}

/**
 * Finds the wrong cells of a failed row. A test compares pence where a table says pounds, and
 * numbers where it says percent: we find out how the cell is written, and write both values that way.
 * No cell is named unless it is sure: a column that is given is never wrong.
 */
export function wrongCellsOf(
  {
    rows,
    headings,
    answers,
  }: Pick<Table, 'headings' | 'answers'> & { readonly rows: readonly Pick<Row, 'cells'>[] },
  { cells, complaints }: Pick<Row, 'cells' | 'complaints'>,
): readonly WrongCell[] {
  const cellsIn = (column: number) => rows.map((row) => row.cells[column] ?? '')
  const columnsThat = (is: typeof isMoney): ReadonlySet<number> =>
    new Set(headings.flatMap((heading, column) => (is(heading, cellsIn(column)) ? [column] : [])))
  const table: Asked = {
    headings,
    cellsIn,
    ...(answers && { answers }),
    amounts: columnsThat(isMoney),
    pounds: columnsThat(isInPounds),
  }
  const found = complaints.flatMap(({ expected, received }) => {
    if (expected === undefined || received === undefined) return []
    const differences = differencesIn(expected, received)
    return differences.flatMap((difference) => cellOf(table, cells, difference) ?? [])
  })
  const sure = [
    found,
    onlyAnswer(table, { cells, complaints }),
    unreadCell(table, { cells, complaints }),
  ].find(({ length }) => length > 0)
  return [...new Map((sure ?? []).map((cell) => [cell.column, cell])).values()].map((cell) => {
    const shown = shownIn(headings[cell.column] ?? '', cellsIn(cell.column))
    const came = valuesOf(cell.received, cell.expected)
    // Of two spellings of one amount, such as 20 and 20.00, each is what a field says.
    const say = shown(came) === shown(cell.expected) ? (text: string) => text : shown
    return { ...cell, expected: say(cell.expected) || nothing, received: say(came) }
  })
}

/** What a test compares where its table has one answer alone is that answer, in whatever form. */
function onlyAnswer(
  { headings, answers = [], cellsIn }: Asked,
  { cells, complaints }: Pick<Row, 'cells' | 'complaints'>,
): readonly WrongCell[] {
  const [answer, ...more] = answers
  const compared = complaints.find(({ expected }) => expected !== undefined)
  const column = headings.indexOf(answer ?? '')
  const expected = cells[column]
  if (more.length > 0 || compared === undefined || expected === undefined || isName(answer ?? ''))
    return []
  const { expected: wanted = '', received = '' } = compared
  const isYesOrNo = cellsIn(column).every((cell) => cell === 'yes' || cell === 'no')
  return [
    {
      column,
      expected,
      received: resultInWords({ cell: expected, expected: wanted, received, isYesOrNo }),
    },
  ]
}

/** It tells of two values that differ. */
export const hasValue = ({ expected, received }: WrongCell): boolean =>
  isTold(received) && received !== expected

/** A test that can't read a cell quotes it: 'Not an amount in pounds: £1,284.61'. */
function unreadCell(
  { headings }: Asked,
  { cells, complaints }: Pick<Row, 'cells' | 'complaints'>,
): readonly WrongCell[] {
  const quoted = complaints.flatMap(({ says, expected }) =>
    expected === undefined ? (/^[^\n]*?: (.+)$/m.exec(says)?.[1] ?? []) : [],
  )
  const columns = headings.flatMap((name, column) =>
    !isName(name) && quoted.includes(cells[column] ?? '') ? [column] : [],
  )
  const [column, ...more] = columns
  return column === undefined || more.length > 0
    ? []
    : [{ column, expected: cells[column] ?? '', received: cannotBeRead }]
}

const cannotBeRead = '(its test can’t read this cell)'

/** Named like its column, or else the only cell that says what was expected. */
const cellOf = (table: Asked, cells: Row['cells'], compared: Compared): WrongCell | undefined =>
  namedCell(table, cells, compared) ??
  equalCell(table, cells, compared) ??
  partOfCell(table, cells, compared)

function namedCell(table: Asked, cells: Row['cells'], compared: Compared): WrongCell | undefined {
  const { headings, answers, amounts } = table
  const { name = '', expected, received } = compared
  const column = headings.indexOf(name)
  const cell = cells[column]
  if (cell === undefined || isName(name)) return undefined
  const writing = writingsOf(cell, expected, amounts.has(column))[0]
  if (writing !== undefined && (answers === undefined || answers.includes(name)))
    return { column, expected: cell, received: cameIn(table, column, writing, compared) }
  // The words of a cell may say more than what the test compares.
  return answers?.includes(name) === true && isText(expected) && isText(received)
    ? { column, expected: cell, received: unquoted(received) || nothing }
    : undefined
}

function equalCell(table: Asked, cells: Row['cells'], compared: Compared): WrongCell | undefined {
  const { expected, place, of } = compared
  const equal = answersIn(table).flatMap((column) => {
    const cell = cells[column] ?? ''
    return writingsOf(cell, expected, table.amounts.has(column)).map((writing) => ({
      column,
      cell,
      writing,
    }))
  })
  // Where several answers of a row say the same, those of a list are in the order of the test.
  const found = equal.length === of ? equal[place] : undefined
  return found === undefined
    ? undefined
    : {
        column: found.column,
        expected: found.cell,
        received: cameIn(table, found.column, found.writing, compared),
      }
}

/** 'on with 125.56', where only the amount is compared. */
function partOfCell(
  { headings, answers = [] }: Asked,
  cells: Row['cells'],
  { expected, received }: Compared,
): WrongCell | undefined {
  const holding = answers.flatMap((heading) => {
    const column = headings.indexOf(heading)
    const cell = cells[column] ?? ''
    const came = rewritten(cell, expected, received)
    return came === undefined ? [] : [{ column, expected: cell, received: came }]
  })
  return holding.length === 1 ? holding[0] : undefined
}

/** The columns that a test compares, in its order. If nobody can tell, the last one is an answer. */
const answersIn = ({ headings, answers }: Asked): readonly number[] =>
  answers === undefined
    ? headings.flatMap((name, column) =>
        column === headings.length - 1 && !isName(name) ? [column] : [],
      )
    : answers.map((name) => headings.indexOf(name))

/** The name of a case is never wrong. */
const isName = (heading: string): boolean => heading === 'case' || heading === 'id'

const isText = (compared: string): boolean => unquoted(compared) !== compared

/** Where words were expected in a column of pounds, an amount that came in their place is in pence. */
const cameIn = (
  { pounds }: Asked,
  column: number,
  writing: Writing,
  { expected, received }: Compared,
): string =>
  pounds.has(column) && !isNumber(expected) && isNumber(received)
    ? (inPounds(received) ?? received)
    : writtenBy(writing, received)
