/** Many cases at once: a table of them goes through a rule and comes back with results and differences. */
import { newCase, type TryIt, type Typed } from '../try-it/try-it.ts'
import { type CsvRow, rowsOf } from './csv.ts'

export interface Difference {
  readonly column: string
  /** What the table said. */
  readonly expected: string
  /** What the rule says. */
  readonly result: string
}

export interface WorkedCase {
  readonly cells: CsvRow
  readonly says: string
  readonly differences: readonly Difference[]
}

export interface WorkedCases {
  readonly headings: CsvRow
  readonly cases: readonly WorkedCase[]
  /** The table with the results beside what it said. */
  readonly rows: readonly CsvRow[]
}

/**
 * Throws, with a reason that a reader understands, for a text that is no table of this rule's
 * cases.
 */
export function workedCases(tryIt: TryIt, text: string): WorkedCases {
  const [headings = [], ...rows] = rowsOf(text).map((cells) => cells.map((cell) => cell.trim()))
  const given = headings.map((heading) => fieldOf(tryIt, heading))
  if (given.every((field) => field === undefined))
    throw new Error(
      `The first row has to name the columns, such as ${columnsOf(tryIt).join(', ')}.`,
    )
  const results = resultsOf(tryIt)
  const cases = rows.map((cells) => worked(tryIt, headings, given, cells))
  const shown = results.filter((name) => cases.some(({ row }) => row?.[name] !== undefined))
  return {
    headings,
    cases,
    rows: [
      [...headings, 'result', ...shown.map((name) => `${name} (result)`), 'differs in'],
      ...cases.map(({ cells, says, row, differences }) => [
        ...headings.map((_, column) => cells[column] ?? ''),
        says,
        ...shown.map((name) => row?.[name] ?? ''),
        differences.map(({ column }) => column).join('; '),
      ]),
    ],
  }
}

/** The columns that a table of cases has to have, each by the name that it has in the decision table. */
export const columnsOf = ({ fields, columns = {} }: TryIt): readonly string[] =>
  fields.map(({ name }) => Object.entries(columns).find(([, field]) => field === name)?.[0] ?? name)

/** What the rule says of a case: the columns of its row that are no field. */
const resultsOf = ({ table, columns = {} }: TryIt): readonly string[] =>
  table.headings.filter((name) => !['id', 'case'].includes(name) && columns[name] === undefined)

function fieldOf({ fields, columns = {} }: TryIt, heading: string): string | undefined {
  const field = fields.find(({ name, label }) => name === heading || label === heading)
  return columns[heading] ?? field?.name
}

function worked(
  tryIt: TryIt,
  headings: CsvRow,
  given: readonly (string | undefined)[],
  cells: CsvRow,
): WorkedCase & { readonly row: Readonly<Record<string, string>> | undefined } {
  const typed: Typed = {
    ...Object.fromEntries(tryIt.fields.map(({ name, first }) => [name, first])),
    ...Object.fromEntries(
      given.flatMap((field, column) =>
        field === undefined ? [] : [[field, typedIn(cells[column] ?? '')]],
      ),
    ),
  }
  const { says, row, field } = tryIt.answer(typed)
  const label = tryIt.fields.find(({ name }) => name === field)?.label
  return {
    cells,
    says: label === undefined ? says : `${label}: ${says}`,
    row,
    differences: headings.flatMap((column, place) => {
      if (given[place] !== undefined || ['id', 'case'].includes(column)) return []
      const [expected, result] = [cells[place] ?? '', row?.[column]]
      return result === undefined || result === expected ? [] : [{ column, expected, result }]
    }),
  }
}

/**
 * Typed text as a decision table writes it: in quotes if white space matters, '(none)' for nothing.
 */
function typedIn(cell: string): string {
  if (cell === '(none)') return ''
  return /^'(.*)'$/s.exec(cell)?.[1] ?? cell
}

/** A table to begin with: the fields as they stand, as one case. */
export const firstCase = (tryIt: TryIt, typed: Typed): readonly CsvRow[] => [
  ['case', ...columnsOf(tryIt)],
  [newCase, ...tryIt.fields.map(({ name, first }) => typed[name] ?? first)],
]
