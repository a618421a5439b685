/** Rows of a list that code makes of a shorter list, written out: '[['plan1', 9]].map(([plan, percent]) => ({ … }))'. */
import type { ArrowFunctionExpression, CallExpression, SpreadElement } from 'oxc-parser'
import { nodesIn, parsed, type SourceNode } from './parsed.ts'

/** The same source with each such row as an object of its own; anything else stays as it is. */
export function withRowsWrittenOut(text: string): string {
  if (!text.includes('.map(')) return text
  const made = [...nodesIn(parsed(text).statements)]
    .filter((node): node is SourceNode & SpreadElement => node.type === 'SpreadElement')
    .flatMap((spread) => {
      const rows = rowsMade(text, spread.argument)
      return rows === undefined ? [] : [{ ...spread, rows }]
    })
  return made.reduceRight(
    (whole, { start, end, rows }) =>
      `${whole.slice(0, start)}${rows.join(',\n')}${whole.slice(end)}`,
    text,
  )
}

function rowsMade(text: string, node: SourceNode): readonly string[] | undefined {
  const { callee, arguments: args } = node as CallExpression
  if (node.type !== 'CallExpression' || callee.type !== 'MemberExpression') return undefined
  const [list, make] = [itemsOf(callee.object), args[0]]
  const isMap = (callee.property as { name?: string }).name === 'map'
  if (!isMap || list === undefined || make?.type !== 'ArrowFunctionExpression') return undefined
  const { params, body } = make as ArrowFunctionExpression
  const [given] = params as unknown as readonly SourceNode[]
  const row = plain(body)
  if (given === undefined || row.type !== 'ObjectExpression') return undefined
  const names = namesIn(given)
  return names && list.map((item) => filledIn(text, row, valuesOf(text, names, given, item)))
}

/** Without brackets and types. */
function plain(node: SourceNode): SourceNode {
  const { expression } = node as { expression?: SourceNode }
  const isWrapped = ['ParenthesizedExpression', 'TSAsExpression'].includes(node.type)
  return isWrapped && expression !== undefined ? plain(expression) : node
}

/** None of what is no list. */
function itemsOf(node: SourceNode): readonly SourceNode[] | undefined {
  const { elements } = plain(node) as { elements?: readonly (SourceNode | null)[] }
  return elements?.filter((item) => item !== null)
}

/** Those that a function gives what it is given: `plan`, or `[plan, percent]`. */
function namesIn(given: SourceNode): readonly string[] | undefined {
  const all = itemsOf(given) ?? [given]
  const names = all.flatMap((node) => (node as { name?: string }).name ?? [])
  return names.length === all.length ? names : undefined
}

function valuesOf(
  text: string,
  names: readonly string[],
  given: SourceNode,
  item: SourceNode,
): ReadonlyMap<string, string> {
  const values = given.type === 'ArrayPattern' ? (itemsOf(item) ?? []) : [item]
  return new Map(
    values.map(({ start, end }, place) => [names[place] ?? '', text.slice(start, end)]),
  )
}

/** The code of a row with the values in the place of their names. */
function filledIn(text: string, row: SourceNode, values: ReadonlyMap<string, string>): string {
  const shorthand = new Map(
    [...nodesIn(row)].flatMap((node) => {
      const { shorthand, key } = node as { shorthand?: boolean; key?: SourceNode }
      return shorthand === true && key !== undefined ? [[key.start, node] as const] : []
    }),
  )
  const keys = new Set(
    [...nodesIn(row)].flatMap((node) => {
      const { key, property, shorthand } = node as { [part: string]: unknown } & SourceNode
      return shorthand === true ? [] : [key, property]
    }),
  )
  const places = new Map(
    [...nodesIn(row)].flatMap((node) => {
      const { name = '' } = node as { name?: string }
      const value = node.type === 'Identifier' && !keys.has(node) ? values.get(name) : undefined
      if (value === undefined) return []
      const says = shorthand.has(node.start) ? `${name}: ${value}` : value
      return [[node.start, { ...node, says }] as const]
    }),
  )
  return [...places.values()]
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (code, { start, end, says }) =>
        `${code.slice(0, start - row.start)}${says}${code.slice(end - row.start)}`,
      text.slice(row.start, row.end),
    )
}
