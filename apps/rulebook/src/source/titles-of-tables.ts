/** The titles of a test file's decision tables. */
import type { CallExpression } from 'oxc-parser'
import { nodesIn, parsed, type SourceNode } from './parsed.ts'
import { tablesIn } from './written-tables.ts'

/** Each by the first row below it, so that a table which is added or moved renames no other. */
export function titlesOfTables(text: string): readonly (readonly [name: string, title: string])[] {
  const source = parsed(text)
  const titleAt = titleAround(source.statements)
  const places = callsOf(source.statements, 'decisionTable')
  return tablesIn(text).flatMap(({ headings, rows: [head = [], ...rest] }, place) => {
    const table = places[place]
    const first = head.join() === headings.join() ? rest[0] : head
    const title = table && titleAt(table)
    return title === undefined || first === undefined
      ? []
      : [[`${before}${first.filter((cell) => cell !== '').join(' · ')}`, title] as const]
  })
}

/** The title of each table, in the order of the file; none for one outside of all groups. */
export function titlesByPlace(text: string): readonly (string | undefined)[] {
  const { statements } = parsed(text)
  return callsOf(statements, 'decisionTable').map(titleAround(statements))
}

/** The title of the group around a place in a test file. */
export function titleAround(statements: unknown): (place: Place) => string | undefined {
  const groups = callsOf(statements, 'describe')
  return (place) => titleOf(groups.findLast((group) => isWithin(place, group)))
}

const before = 'the title of the table that begins with '

export const isTitleOfTable = (name: string): boolean => name.startsWith(before)

type Call = SourceNode & CallExpression

/** In the order of the file: an inner group comes after the one that holds it. One that is left out for now counts, too. */
const callsOf = (value: unknown, name: string): readonly Call[] =>
  [...nodesIn(value)]
    .filter(
      (node): node is Call =>
        node.type === 'CallExpression' && isNamed((node as CallExpression).callee, name),
    )
    .toSorted((one, other) => one.start - other.start)

function isNamed(callee: SourceNode, name: string): boolean {
  const { object, callee: inner, name: own } = callee as SourceNode & Partial<Called>
  return own === name || [object, inner].some((node) => node !== undefined && isNamed(node, name))
}

/** What is called: a name, a name with a way to run it (`test.each`), or what such a way gives. */
interface Called {
  readonly name: string
  readonly object: SourceNode
  readonly callee: SourceNode
}

type Place = Pick<SourceNode, 'start' | 'end'>

export const isWithin = (inner: Place, outer: Place): boolean =>
  outer.start <= inner.start && inner.end <= outer.end

function titleOf(group: Call | undefined): string | undefined {
  const title = group?.arguments[0]
  return title?.type === 'Literal' && typeof title.value === 'string' ? title.value : undefined
}
