import { type Cell, unreadable } from './cells.ts'

/** The texts of a row's cells by their headings. */
export type Texts = Readonly<Record<string, string>>

export interface Column {
  readonly heading: string
  /** Explains the allowed content: 'an amount, such as £1,234.50'. */
  readonly hint: string
  /** Every allowed text, if we can list them. */
  readonly choices?: readonly string[]
  /**
   * Formats a text as this column writes it: '306' as '£306.00'. Unreadable text stays the same.
   */
  readonly written: (text: string) => string
}

export interface Row {
  /** Requirements and answered questions that this row proves. */
  readonly ids: readonly string[]
  /** The case, or the given cells if the table has no cases. Unique in its table. */
  readonly name: string
  readonly cells: Texts
}

/** The given cells as printed, with every answer; or why we can't read cells, by heading. */
export type Outcome =
  | { readonly given: Texts; readonly answers: Texts }
  | { readonly refusals: Texts }

/** A decision table as text, to show, check or try. */
export interface DecisionTable {
  readonly title: string
  /** Requirements and answered questions that every row proves. */
  readonly ids: readonly string[]
  readonly headings: readonly string[]
  readonly given: readonly Column[]
  readonly answers: readonly Column[]
  readonly rows: readonly Row[]
  /** Runs the rule on these cells. Rejects only if the rule itself throws. */
  readonly decide: (given: Texts) => Promise<Outcome>
}

/** A decision table whose given values tests can also read. */
export interface TypedTable<Given> extends DecisionTable {
  readonly givenIn: (row: Row) => Given
}

type Cells<Values> = { readonly [Heading in keyof Values]: Cell<Values[Heading]> }

/**
 * Makes a decision table from rows in an analyst's words: one heading line, one line per case, cells between bars. The
 * optional columns `id` and `case` give each row's requirements and its case. Every other column is a given value or a
 * compared answer.
 * @throws If the headings aren't the columns, a row has a cell too many or too few, or two rows have the same name.
 */
export function table<Given extends object, Answers extends object>(definition: {
  readonly title: string
  readonly ids?: readonly string[]
  readonly given: Cells<Given>
  readonly answers: Cells<Answers>
  readonly rows: string
  readonly decide: (given: Given) => NoInfer<Answers> | Promise<NoInfer<Answers>>
}): TypedTable<Given> {
  const { title, ids = [], decide } = definition
  const given = columnsOf(definition.given)
  const answers = columnsOf(definition.answers)
  const [head = [], ...lines] = linesOf(definition.rows)
  const expected = [...given, ...answers].map(({ heading }) => heading)
  if (head.filter((heading) => !isName(heading)).join() !== expected.join())
    throw new Error(`"${title}" has the headings ${head.join(' | ')}, not ${expected.join(' | ')}.`)

  const rows = lines.map((line) => rowOf(title, head, line, given))
  const names = rows.map(({ name }) => name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw new Error(`"${title}" has two rows called "${twice}": rename one.`)

  return {
    title,
    ids,
    headings: head,
    given,
    answers,
    rows,
    givenIn: ({ cells }) => readAll(definition.given, cells).values,
    decide: async (cells) => {
      const { values, refusals } = readAll(definition.given, cells)
      if (Object.keys(refusals).length > 0) return { refusals }
      return {
        given: writeAll(definition.given, values),
        answers: writeAll(definition.answers, await decide(values)),
      }
    },
  }
}

const isName = (heading: string): boolean => heading === 'id' || heading === 'case'

const linesOf = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()))

function rowOf(
  title: string,
  head: readonly string[],
  line: readonly string[],
  given: readonly Column[],
): Row {
  if (line.length !== head.length)
    throw new Error(`"${title}" needs ${head.length} cells: ${line.join(' | ')}`)
  const cells = Object.fromEntries(head.map((heading, at) => [heading, line[at] ?? '']))
  const { id = '', case: name, ...others } = cells
  return {
    ids: id.split(', ').filter((id) => id !== '' && id !== 'ours'),
    name: name ?? given.map(({ heading }) => others[heading]).join(', '),
    cells,
  }
}

const headingsOf = <Values extends object>(cells: Cells<Values>) =>
  Object.keys(cells) as (keyof Values & string)[]

const columnsOf = <Values extends object>(cells: Cells<Values>): readonly Column[] =>
  headingsOf(cells).map((heading) => {
    const { hint, choices, read, write } = cells[heading]
    const written = (text: string) => {
      const value = read(text)
      return value === unreadable ? text : write(value)
    }
    return { heading, hint, written, ...(choices && { choices }) }
  })

function readAll<Values extends object>(cells: Cells<Values>, texts: Texts) {
  const values: Partial<Values> = {}
  const refusals: Record<string, string> = {}
  for (const heading of headingsOf(cells)) {
    const text = texts[heading] ?? ''
    const value = cells[heading].read(text)
    if (value === unreadable) refusals[heading] = `'${text}' is not ${cells[heading].hint}.`
    else values[heading] = value
  }
  return { values: values as Values, refusals }
}

const writeAll = <Values extends object>(cells: Cells<Values>, values: Values): Texts =>
  Object.fromEntries(
    headingsOf(cells).map((heading) => [heading, cells[heading].write(values[heading])]),
  )
