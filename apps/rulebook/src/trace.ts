import type {
  Book,
  Chapter,
  Decision,
  Requirement,
  Row,
  Table,
  TestTitle,
} from './book/book.schema.ts'

/** Everything that mentions a requirement or an answered question. */
export interface Carriers {
  readonly tables: readonly { readonly table: Table; readonly rows: readonly Row[] }[]
  readonly tests: readonly TestTitle[]
  readonly decisions: readonly Decision[]
}

const numbers = /\b[A-Z][A-Z]+-\d+\b/g

/** The requirements and answered questions in a text, without duplicates. */
const numbersIn = (text: string): readonly string[] => [...new Set(text.match(numbers) ?? [])]

/** Finds everything that mentions a number, in all chapters. */
export function carriersIn({ chapters }: Pick<Book, 'chapters'>): (id: string) => Carriers {
  const tables = groupById(
    chapters.flatMap((chapter) => chapter.tables),
    (table) => [...table.ids, ...table.rows.flatMap((row) => row.ids)],
  )
  const tests = groupById(
    chapters.flatMap((chapter) => chapter.tests),
    (test) => test.ids,
  )
  const decisions = groupById(
    chapters.flatMap((chapter) => chapter.decisions),
    ({ id, decided, why }) => numbersIn(`${decided} ${why}`).filter((number) => number !== id),
  )
  return (id) => ({
    tables: (tables.get(id) ?? []).map((table) => ({ table, rows: rowsWith(id, table) })),
    tests: tests.get(id) ?? [],
    decisions: decisions.get(id) ?? [],
  })
}

const rowsWith = (id: string, { ids, rows }: Table): readonly Row[] =>
  ids.includes(id) ? rows : rows.filter((row) => row.ids.includes(id))

function groupById<Part>(
  parts: readonly Part[],
  idsOf: (part: Part) => readonly string[],
): ReadonlyMap<string, readonly Part[]> {
  const groups = new Map<string, Part[]>()
  for (const part of parts)
    for (const id of new Set(idsOf(part))) groups.set(id, [...(groups.get(id) ?? []), part])
  return groups
}

export const requirementsIn = ({ chapters }: Book): readonly Requirement[] =>
  chapters.flatMap(({ requirements }) => requirements)

/** The requirements with the fewest proofs first. Leaves out those without any. */
export const weakestIn = (book: Book, maxCount: number): readonly Requirement[] =>
  requirementsIn(book)
    .filter(({ proofs }) => proofs > 0)
    .toSorted((a, b) => a.proofs - b.proofs)
    .slice(0, maxCount)

export const failuresIn = ({ chapters }: Book) =>
  chapters
    .map((chapter) => ({
      chapter,
      tables: chapter.tables
        .map((table) => ({ table, rows: table.rows.filter(hasFailed) }))
        .filter(({ rows }) => rows.length > 0),
      tests: chapter.tests.filter(hasFailed),
    }))
    .filter(({ tables, tests }) => tables.length + tests.length > 0)

export const hasFailed = ({ result }: Pick<Row, 'result'>): boolean => result === 'failed'

export const failuresOf = ({ tables, tests }: Chapter): number =>
  [...tables.flatMap(({ rows }) => rows), ...tests].filter(hasFailed).length

/** The traceability matrix: a line for each requirement and each table or test that proves it. */
export function matrixOf(book: Book): readonly (readonly string[])[] {
  const carriersOf = carriersIn(book)
  const heading = [
    'requirement',
    'says',
    'level',
    'proofs',
    'kind',
    'title',
    'rows',
    'result',
    'file',
  ]
  const lines = requirementsIn(book).flatMap(({ id, says, level, proofs }) => {
    const { tables, tests } = carriersOf(id)
    const start = [id, says, level, book.run ? String(proofs) : '']
    const carriers = [
      ...tables.map(({ table: { title, file }, rows }) => [
        'table',
        title,
        String(rows.length),
        resultOf(rows),
        file,
      ]),
      ...tests.map(({ title, result, file }) => ['test', title, '', result, file]),
    ]
    return carriers.length === 0
      ? [[...start, '', '', '', '', '']]
      : carriers.map((carrier) => [...start, ...carrier])
  })
  return [heading, ...lines]
}

/** The result of several rows: failed if any failed, passed if all passed. */
export function resultOf(rows: readonly Pick<Row, 'result'>[]): Row['result'] {
  if (rows.some(hasFailed)) return 'failed'
  return rows.every(({ result }) => result === 'passed') ? 'passed' : 'not run'
}
