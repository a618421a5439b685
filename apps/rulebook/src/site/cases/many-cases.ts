/** Many cases at once: a table of them goes through a rule and comes back with results and differences. */
import { newCase, type TryIt, type Typed } from '../try-it/try-it.ts'
import { type CsvRow, rowsOf } from './csv.ts'
import { isSame } from './same-cell.ts'

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
  /** A field of it can't be read. */
  readonly isUnreadable: boolean
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

/**
 * Throws, with a reason that a reader understands, if the text is not a table of this rule's
 * cases.
 */
export function workedCases(tryIt: TryIt, text: string): WorkedCases {
  const isKnown = (heading: string) => knownName(tryIt, heading.trim()) !== undefined
  const [first = [], ...rows] = rowsOf(text, isKnown).map((cells) =>
    cells.map((cell) => cell.trim()),
  )
  const headings = knownHeadings(tryIt, first)
  const given = headings.map((heading) => fieldOf(tryIt, heading))
  if (given.every((field) => field === undefined))
    throw new Error(
      `The first row has to name the columns, such as ${columnsOf(tryIt).join(', ')}.`,
    )
  const results = resultsOf(tryIt)
  const cases = rows.map((cells) => worked(tryIt, headings, given, cells))
  const shown = results.filter((name) => cases.some(({ gives }) => gives[name] !== undefined))
  return {
    headings,
    cases,
    rows: [
      [...headings, 'result', ...shown.map((name) => `${name} (result)`), 'differs in'],
      ...cases.map(({ cells, says, gives, isUnreadable, differences }) => [
        ...headings.map((_, column) => cells[column] ?? ''),
        says,
        ...shown.map((name) => gives[name] ?? ''),
        isUnreadable ? 'can’t be read' : differences.map(({ column }) => column).join('; '),
      ]),
    ],
    compared: headings.filter(
      (heading, place) => given[place] === undefined && results.includes(heading),
    ),
    notes: notesOn(tryIt, headings, given),
  }
}

const namesOf = ({ fields, table, columns = {}, results = {} }: TryIt): readonly string[] => [
  ...Object.keys(columns),
  ...Object.keys(results),
  ...fields.flatMap(({ name, label }) => [name, label]),
  ...table.headings,
]

/** A heading counts whatever its letter case. */
function knownName(tryIt: TryIt, heading: string): string | undefined {
  const names = namesOf(tryIt)
  const spelled = (text: string) => text.toLowerCase().replace(/\s+/g, ' ')
  return (
    names.find((name) => name === heading) ??
    names.find((name) => spelled(name) === spelled(heading))
  )
}

/** The headings as the rule has them. Two columns for one thing can't both be right. */
function knownHeadings(tryIt: TryIt, headings: CsvRow): CsvRow {
  const names = namesOf(tryIt)
  const { results = {} } = tryIt
  const known = headings.map((heading) => {
    const name = knownName(tryIt, heading) ?? heading
    return results[name] ?? name
  })
  const things = known.map((heading) => fieldOf(tryIt, heading) ?? heading)
  const [twice] = headings.flatMap((heading, place) => {
    const thing = things[place] ?? ''
    const first = things.indexOf(thing)
    return first < place && names.includes(thing) ? [[headings[first], heading] as const] : []
  })
  if (twice !== undefined)
    throw new Error(`“${twice[0]}” and “${twice[1]}” are one column: leave one of them out.`)
  return known
}

/** Nothing is taken or left out in silence: a heading that is misspelt would be both. */
function notesOn(
  tryIt: TryIt,
  headings: CsvRow,
  given: readonly (string | undefined)[],
): readonly string[] {
  const isReplaced = (name: string) =>
    tryIt.fields.some(
      (field) =>
        (field.name === name && given.includes(field.replacedBy ?? '')) ||
        (field.replacedBy === name && given.includes(field.name)),
    )
  const lacking = tryIt.fields.filter(({ name }) => !given.includes(name) && !isReplaced(name))
  const compared = ['id', 'case', ...resultsOf(tryIt)]
  const unused = headings.filter(
    (heading, place) => given[place] === undefined && !compared.includes(heading),
  )
  return [
    ...lacking.map(({ label, first }) => `No column says “${label}”: ${first} is taken.`),
    ...unused.map((heading) => `“${heading}” is no column of this rule, so it is not looked at.`),
  ]
}

/** The columns that a table of cases needs, named as in the decision table. */
export const columnsOf = ({ fields, columns = {} }: TryIt): readonly string[] =>
  fields.map(({ name }) => Object.entries(columns).find(([, field]) => field === name)?.[0] ?? name)

/** What the rule says about a case: the columns of its row that are not fields. */
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
): WorkedCase & { readonly gives: Readonly<Record<string, string | undefined>> } {
  const typed: Typed = {
    ...Object.fromEntries(tryIt.fields.map(({ name, first }) => [name, first])),
    ...Object.fromEntries(
      given.flatMap((field, column) =>
        field === undefined ? [] : [[field, typedIn(cells[column] ?? '')]],
      ),
    ),
  }
  const { says, row, field, gives = row ?? {} } = tryIt.answer(typed)
  const results = resultsOf(tryIt)
  const label = tryIt.fields.find(({ name }) => name === field)?.label
  return {
    cells,
    says: label === undefined ? says : `${label}: ${says}`,
    isUnreadable: field !== undefined,
    gives,
    // Nothing is worked out for it, so there is nothing to compare with.
    differences: (field === undefined ? headings : []).flatMap((column, place) => {
      if (given[place] !== undefined || !results.includes(column)) return []
      const [expected, result] = [cells[place] ?? '', gives[column] ?? '']
      const isOpen = expected === '' && figure.test(result)
      return isSame(expected, result) || isOpen ? [] : [{ column, expected, result }]
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
