/** What a test file gives its cases beside their tables: constants that hold plain values, by the group they stand in. */
import type { CallExpression, VariableDeclaration } from 'oxc-parser'
import { nodesIn, parsed, type SourceNode } from './parsed.ts'
import { codeOf } from './properties.ts'
import { isWithin, titleAround } from './titles-of-tables.ts'

export function givenIn(text: string): readonly (readonly [name: string, value: string])[] {
  const source = parsed(text)
  const nodes = [...nodesIn(source.statements)]
  const titleAt = titleAround(source.statements)
  const groups = new Set(nodes.flatMap(groupIn))
  // What a test or a function makes for itself is no value that is given.
  const inner = nodes.filter(
    ({ type, start }) => (isFunction(type) && !groups.has(start)) || type === 'ForOfStatement',
  )
  return nodes.flatMap((node) => {
    if (node.type !== 'VariableDeclaration' || inner.some((other) => isWithin(node, other)))
      return []
    const group = titleAt(node)
    const cases = group === undefined ? 'the cases of this file' : `the cases of “${group}”`
    return (node as VariableDeclaration & SourceNode).declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init && isPlain(init)
        ? [[`${start}${cases} are given: ${id.name}`, codeOf(source, init)] as const]
        : [],
    )
  })
}

const start = 'what '

export const isGiven = (name: string): boolean => /^what the cases of .+ are given: /.test(name)

/** Is a given value of all cases of a file, or of a group? */
export const isGivenTo = (name: string, groups: readonly string[]): boolean =>
  isGiven(name) &&
  (name.startsWith(`${start}the cases of this file `) ||
    groups.some((group) => name.startsWith(`${start}the cases of “${group}” `)))

/** Where the function begins that holds a group's tests. */
function groupIn(node: SourceNode): readonly number[] {
  if (node.type !== 'CallExpression') return []
  const { callee, arguments: args } = node as CallExpression
  return callee.type === 'Identifier' && callee.name === 'describe'
    ? args.map(({ start }) => start)
    : []
}

const isFunction = (type: string): boolean => /Function/.test(type)

/** No table, which is told row by row, and nothing that does something. */
const isPlain = (init: SourceNode): boolean =>
  [...nodesIn(init)].every(
    (node) =>
      !isFunction(node.type) &&
      !(node.type === 'Identifier' && ['decisionTable', 'createActor'].includes(nameOf(node))),
  )

const nameOf = (node: SourceNode): string => ('name' in node ? String(node.name) : '')
