import type {
  CallExpression,
  ForOfStatement,
  MemberExpression,
  VariableDeclarator,
} from 'oxc-parser'
import { nodesIn, parsed, type SourceNode } from './parsed.ts'

/** Which columns of a decision table a test expects; the others are given, or only named. */
export interface TableRoles {
  readonly headings: readonly string[]
  readonly expected: ReadonlySet<string>
  readonly given: ReadonlySet<string>
  /** Those that any of its tests compares and none takes as input, in the order of the comparisons. */
  readonly answers: readonly string[]
  /** Those that none of its tests reads, but for its title; none if nobody can tell where it is tested. */
  readonly unread: readonly string[]
}

/** What a row is called, or who says so, is told in titles alone. */
const onlyNamed = new Set(['id', 'case', 'decided by'])

const matchers = /^to(?:Be|Equal|StrictEqual|Contain|ContainEqual|MatchObject|HaveLength|Match)$/

/**
 * The roles of the columns, table by table in the order of a test file: a column that a test only
 * expects is an answer; one that it also reads elsewhere, apart from its title, is given.
 */
export function rolesIn(text: string): readonly TableRoles[] {
  const nodes = [...nodesIn(parsed(text).statements)]
  const loops = nodes.filter((node): node is ForOfStatement => node.type === 'ForOfStatement')
  const tables = nodes.flatMap((node) => {
    if (node.type !== 'VariableDeclarator') return []
    const { id, init } = node as VariableDeclarator
    const headings = init === null ? undefined : headingsOf(init)
    if (headings === undefined || id.type !== 'Identifier') return []
    return [{ name: id.name, start: node.start, headings }]
  })
  return tables.map(({ name, start, headings }) => {
    // Another table further down may have the same name.
    const next = tables.find((other) => other.name === name && other.start > start)?.start
    const own = loops.filter(
      (loop) => loop.start > start && loop.start < (next ?? Infinity) && isOver(loop, name),
    )
    const { expected, given } = rolesInLoop(own[0], headings)
    const unread = unreadIn(own, headings)
    return {
      headings,
      expected,
      // Nothing goes by what no test reads: it may as well be an answer that is compared no more.
      given: new Set([...given].filter((name) => !unread.includes(name))),
      answers: answersOf(own, headings),
      unread,
    }
  })
}

function unreadIn(
  loops: readonly ForOfStatement[],
  headings: readonly string[],
): readonly string[] {
  const isTestedHere = loops.some(({ body }) => columnsIn(body).length > 0)
  const isPassedOn = loops.some(
    ({ body }) => [...nodesIn(body)].filter(isRow).length > columnsIn(body).length,
  )
  if (!isTestedHere || isPassedOn) return []
  const read = new Set(
    loops.flatMap(({ body }) => {
      const { compared, inputs } = comparedIn(body)
      return [...compared, ...inputs]
    }),
  )
  return headings.filter((name) => !onlyNamed.has(name) && !read.has(name))
}

function answersOf(
  loops: readonly ForOfStatement[],
  headings: readonly string[],
): readonly string[] {
  const each = loops.map(({ body }) => comparedIn(body))
  const inputs = new Set(each.flatMap(({ inputs }) => inputs))
  const compared = new Set(each.flatMap(({ compared }) => compared))
  return [...compared].filter(
    (name) => headings.includes(name) && !['id', 'case'].includes(name) && !inputs.has(name),
  )
}

function headingsOf(node: SourceNode): readonly string[] | undefined {
  if (node.type !== 'CallExpression') return undefined
  const { callee, arguments: args } = node as CallExpression
  const [headings] = args
  if (callee.type !== 'Identifier' || callee.name !== 'decisionTable') return undefined
  if (headings?.type !== 'ArrayExpression') return undefined
  return headings.elements.flatMap((heading) =>
    heading?.type === 'Literal' ? [String(heading.value)] : [],
  )
}

const isOver = ({ right }: ForOfStatement, name: string): boolean =>
  [...nodesIn(right)].some((node) => node.type === 'Identifier' && nameOf(node) === name)

const nameOf = (node: SourceNode): unknown => ('name' in node ? node.name : undefined)

function rolesInLoop(
  loop: ForOfStatement | undefined,
  headings: readonly string[],
): Pick<TableRoles, 'expected' | 'given'> {
  if (loop === undefined) return { expected: new Set(), given: new Set(headings) }
  const calls = [...nodesIn(loop.body)].filter(
    (node): node is CallExpression => node.type === 'CallExpression',
  )
  const answers = calls.filter(isMatcher).flatMap(({ arguments: args }) => columnsIn(args))
  const titles = calls
    .filter(({ callee }) => callee.type === 'Identifier' && callee.name === 'test')
    .flatMap(({ arguments: [title] }) => columnsIn(title))
  const told = new Set([...answers, ...titles].map(({ start }) => start))
  const elsewhere = columnsIn(loop.body).filter(({ start }) => !told.has(start))
  const names = new Set(elsewhere.map(({ name }) => name))
  const expected = new Set(
    answers.map(({ name }) => name).filter((name) => headings.includes(name) && !names.has(name)),
  )
  // 'BANKW-10' or the reason of a row is told in titles alone, unless the row is passed on as a whole.
  const isPassedOn = [...nodesIn(loop.body)].filter(isRow).length > columnsIn(loop.body).length
  const onlyTold = new Set(
    isPassedOn ? [] : titles.map(({ name }) => name).filter((name) => !names.has(name)),
  )
  return {
    expected,
    given: new Set(
      headings.filter(
        (name) => !['id', 'case'].includes(name) && !expected.has(name) && !onlyTold.has(name),
      ),
    ),
  }
}

/** What the tests of a loop compare, be it by a name that they give it first, and what else they read. */
function comparedIn(body: SourceNode): Record<'compared' | 'inputs', readonly string[]> {
  const nodes = [...nodesIn(body)]
  const calls = nodes.filter((node): node is CallExpression => node.type === 'CallExpression')
  const compared = calls.filter(isMatcher).flatMap(({ arguments: args }) => [...nodesIn(args)])
  const isCompared = new Set(compared.map(({ start }) => start))
  // 'row.sold' does not mean the 'sold' that was read before.
  const properties = new Set(
    nodes.flatMap((node) =>
      node.type === 'MemberExpression' ? [(node as MemberExpression).property.start] : [],
    ),
  )
  const named = new Map<unknown, readonly Column[]>()
  for (const node of nodes) {
    if (node.type !== 'VariableDeclarator') continue
    const { id, init } = node as VariableDeclarator
    const uses = nodes.filter(
      (use) =>
        use.type === 'Identifier' && nameOf(use) === nameOf(id) && !properties.has(use.start),
    )
    if (uses.every(({ start }) => start === id.start || isCompared.has(start)))
      named.set(nameOf(id), columnsIn(init))
  }
  const columns = compared.flatMap((node) => [
    ...columnsAt(node),
    ...((node.type === 'Identifier' && named.get(nameOf(node))) || []),
  ])
  const titles = calls
    .filter(({ callee }) => callee.type === 'Identifier' && callee.name === 'test')
    .flatMap(({ arguments: [title] }) => columnsIn(title))
  const told = new Set([...columns, ...titles].map(({ start }) => start))
  return {
    compared: columns.map(({ name }) => name),
    inputs: columnsIn(body)
      .filter(({ start }) => !told.has(start))
      .map(({ name }) => name),
  }
}

const isMatcher = ({ callee }: CallExpression): boolean =>
  callee.type === 'MemberExpression' &&
  callee.property.type === 'Identifier' &&
  matchers.test(callee.property.name)

const isRow = (node: SourceNode): boolean => node.type === 'Identifier' && nameOf(node) === 'row'

interface Column {
  readonly name: string
  readonly start: number
}

/** Every 'row.saving' and "row['a month']", by place. */
const columnsIn = (value: unknown): readonly Column[] => [...nodesIn(value)].flatMap(columnsAt)

function columnsAt(node: SourceNode): readonly Column[] {
  if (node.type !== 'MemberExpression') return []
  const { object, property, start } = node as MemberExpression
  if (object.type !== 'Identifier' || object.name !== 'row') return []
  if (property.type === 'Literal') return [{ name: String(property.value), start }]
  return property.type === 'Identifier' ? [{ name: property.name, start }] : []
}
