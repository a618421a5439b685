/** The titles of a test file's decision tables. */
import type { CallExpression } from 'oxc-parser'
import { nodesIn, parsed, type SourceNode } from './parsed.ts'
import { tablesIn } from './written-tables.ts'

/** A decision table with the title of the group around it. */
export interface AskedTable {
  readonly title: string | undefined
  readonly headings: readonly string[]
  /** Each row's cells, without the headings. */
  readonly rows: readonly (readonly string[])[]
}

export function askedTables(text: string): readonly AskedTable[] {
  const titles = titlesByPlace(text)
  return tablesIn(text).map(({ headings, rows: [head = [], ...rest] }, place) => ({
    title: titles[place],
    headings,
    rows: head.join() === headings.join() ? rest : [head, ...rest],
  }))
}

/** What the title of a table is called: by the first row below it. */
export const nameOfTitle = ({ rows: [first = []] }: Pick<AskedTable, 'rows'>): string =>
  `${before}${first.filter((cell) => cell !== '').join(' · ')}`

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
