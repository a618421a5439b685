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
}

const matchers = /^to(?:Be|Equal|StrictEqual|Contain|ContainEqual|MatchObject|HaveLength|Match)$/

/**
 * The roles of the columns, table by table in the order of a test file: a column that a test only
 * expects is an answer; one that it also reads elsewhere, apart from its title, is given.
 */
export function rolesIn(text: string): readonly TableRoles[] {
  const nodes = [...nodesIn(parsed(text).statements)]
  const loops = nodes.filter((node): node is ForOfStatement => node.type === 'ForOfStatement')
  return nodes.flatMap((node) => {
    if (node.type !== 'VariableDeclarator') return []
    const { id, init } = node as VariableDeclarator
    const headings = init === null ? undefined : headingsOf(init)
    if (headings === undefined || id.type !== 'Identifier') return []
    const own = loops.filter((loop) => loop.start > node.start && isOver(loop, id.name))
    // Another table further down may have the same name: the first loop is this table's.
    return [{ headings, ...rolesInLoop(own[0], headings) }]
  })
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
  return {
    expected,
    given: new Set(
      headings.filter((name) => !['id', 'case'].includes(name) && !expected.has(name)),
    ),
  }
}

const isMatcher = ({ callee }: CallExpression): boolean =>
  callee.type === 'MemberExpression' &&
  callee.property.type === 'Identifier' &&
  matchers.test(callee.property.name)

interface Column {
  readonly name: string
  readonly start: number
}

/** Every 'row.saving' and "row['a month']", by place. */
const columnsIn = (value: unknown): readonly Column[] => [...columnsOf(value)]

function* columnsOf(value: unknown): Generator<Column> {
  for (const node of nodesIn(value)) {
    if (node.type !== 'MemberExpression') continue
    const { object, property, start } = node as MemberExpression
    if (object.type !== 'Identifier' || object.name !== 'row') continue
    if (property.type === 'Literal') yield { name: String(property.value), start }
    else if (property.type === 'Identifier') yield { name: property.name, start }
  }
}
