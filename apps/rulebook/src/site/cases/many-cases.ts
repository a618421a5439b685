/** Many cases at once: a table of them goes through a rule and comes back with results and differences. */
import { noAnswerUnder } from '../../model/cases/no-answer.ts'
import { newCase, remarksIn, type TryIt, type Typed } from '../try-it/try-it.ts'
import {
  columnsOf,
  fieldOf,
  knownHeadings,
  knownName,
  noHeading,
  notesOn,
  resultsOf,
} from './columns.ts'
import { type CsvRow, type NumberedRow, numberedRowsOf } from './csv.ts'
import { type BookTable, tableOfAnotherRule } from './other-tables.ts'
import { isSame } from './same-cell.ts'
import { noteOnUneven, unevenIn, withoutEmptyEnd } from './uneven-rows.ts'

export interface Difference {
  readonly column: string
  /** What the table says. */
  readonly expected: string
  /** What the rule says. */
  readonly result: string
}

export interface WorkedCase {
  readonly cells: CsvRow
  readonly says: string
  /** What the rule warns of, and how it read the case, a sentence each. */
  readonly alsoSays: readonly string[]
  /** A field of it can't be read. */
  readonly isUnreadable: boolean
  /** It can be read, and is refused, so that there is nothing to work out. */
  readonly isRefused: boolean
  readonly differences: readonly Difference[]
}

export interface WorkedCases {
  readonly headings: CsvRow
  readonly cases: readonly WorkedCase[]
  /** The table with the results beside what it says. */
  readonly rows: readonly CsvRow[]
  /** Its columns that the rule answers. */
  readonly compared: CsvRow
  /** What the table lacks, and which of its columns were not looked at. */
  readonly notes: readonly string[]
}

/** The columns for what the rule says of each case; the second where it says more than the result. */
export const saidColumns = (cases: readonly WorkedCase[]): CsvRow =>
  cases.some(({ alsoSays }) => alsoSays.length > 0) ? ['result', 'also says'] : ['result']

/**
 * Throws, with a reason that a reader understands, if the text is not a table of this rule's
 * cases.
 */
export function workedCases(
  tryIt: TryIt,
  text: string,
  tables: readonly BookTable[] = [],
): WorkedCases {
  const isKnown = (heading: string) => knownName(tryIt, heading.trim()) !== undefined
  const [first, ...others] = numberedRowsOf(text, isKnown).map(({ number, cells }) => ({
    number,
    cells: cells.map((cell) => cell.trim()),
  }))
  const named = withoutEmptyEnd(first?.cells ?? [], 0)
  const rows = others.map((row) => ({ ...row, cells: withoutEmptyEnd(row.cells, named.length) }))
  const other = tableOfAnotherRule(tryIt, named, tables)
  if (other !== undefined) throw new Error(other)
  const width = Math.max(named.length, ...rows.map(({ cells }) => cells.length))
  const headings = [
    ...knownHeadings(tryIt, named),
    ...Array.from({ length: width - named.length }, () => noHeading),
  ]
  const given = headings.map((heading) => fieldOf(tryIt, heading))
  if (given.every((field) => field === undefined))
    throw new Error(
      `The first row has to name the columns, such as ${columnsOf(tryIt).join(', ')}.`,
    )
  const results = resultsOf(tryIt)
  const cases = rows.map((row) => workedRow(tryIt, headings, given, named.length, row))
  const shown = results.filter((name) => cases.some(({ gives }) => gives[name] !== undefined))
  const said = saidColumns(cases)
  return {
    headings,
    cases,
    rows: [
      [...headings, ...said, ...shown.map((name) => `${name} (result)`), 'differs in'],
      ...cases.map(({ cells, says, alsoSays, gives, isUnreadable, differences }) => [
        ...cells,
        ...[says, alsoSays.join(' ')].slice(0, said.length),
        ...shown.map((name) => gives[name] ?? ''),
        isUnreadable ? 'can’t be read' : differences.map(({ column }) => column).join('; '),
      ]),
    ],
    compared: headings.filter(
      (heading, place) => given[place] === undefined && results.includes(heading),
    ),
    notes: [...noteOnUneven(rows, named.length), ...notesOn(tryIt, headings, given)],
  }
}

type Gives = Readonly<Record<string, string | undefined>>

/** In a row with other cells than headings nobody knows which cell is which: nothing is worked out. */
function workedRow(
  tryIt: TryIt,
  headings: CsvRow,
  given: readonly (string | undefined)[],
  width: number,
  row: NumberedRow,
): WorkedCase & { readonly gives: Gives } {
  const cells = headings.map((_, column) => row.cells[column] ?? '')
  const says = unevenIn(row, width)
  return says === undefined
    ? worked(tryIt, headings, given, cells)
    : { ...nothingWorkedOut, cells, says }
}

const nothingWorkedOut = {
  alsoSays: [],
  isUnreadable: true,
  isRefused: false,
  gives: {},
  differences: [],
}

function worked(
  tryIt: TryIt,
  headings: CsvRow,
  given: readonly (string | undefined)[],
  cells: CsvRow,
): WorkedCase & { readonly gives: Gives } {
  const typed: Typed = {
    ...Object.fromEntries(tryIt.fields.map(({ name, first, unsaid = first }) => [name, unsaid])),
    ...Object.fromEntries(
      given.flatMap((field, column) =>
        field === undefined ? [] : [[field, typedIn(cells[column] ?? '')]],
      ),
    ),
  }
  const answer = tryIt.answer(typed)
  const { says, row, field, isRead = false, gives = row } = answer
  const isUnreadable = field !== undefined && !isRead
  const results = resultsOf(tryIt)
  const label = tryIt.fields.find(({ name }) => name === field)?.label
  return {
    cells,
    says: label === undefined ? says : `${label}: ${says}`,
    alsoSays: remarksIn(answer),
    isUnreadable,
    isRefused: !isUnreadable && gives === undefined,
    gives: gives ?? {},
    // Nothing is worked out for it, so there is nothing to compare with.
    differences: (isUnreadable ? [] : headings).flatMap((column, place) => {
      if (given[place] !== undefined || !results.includes(column)) return []
      const [expected, result] = [cells[place] ?? '', gives?.[column] ?? '']
      const isOpen = expected === '' && figure.test(result)
      const isNone = result === '' && expected === noAnswerUnder(column)
      return isSame(expected, result) || isOpen || isNone ? [] : [{ column, expected, result }]
    }),
  }
}

/** An empty cell where the rule gives a figure expects nothing: that is what a reader wants to know. */
const figure = /^-?£?\d[\d,]*(?:\.\d+)?%?$/

/**
 * Typed text as a decision table writes it: in quotes if white space matters, '(none)' for nothing.
 */
function typedIn(cell: string): string {
  if (cell === '(none)') return ''
  return /^'(.*)'$/s.exec(cell)?.[1] ?? cell
}

/** A table to start with: the current fields, as one case. */
export const firstCase = (tryIt: TryIt, typed: Typed): readonly CsvRow[] => [
  ['case', ...columnsOf(tryIt)],
  [newCase, ...tryIt.fields.map(({ name, first }) => typed[name] ?? first)],
]
