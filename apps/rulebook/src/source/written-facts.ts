import type { CallExpression } from 'oxc-parser'
import { nodesIn, parsed, type SourceNode } from './parsed.ts'
import { codeOf } from './properties.ts'
import { titleAround } from './titles-of-tables.ts'

/** What each test with a title of its own expects: 'expect(minimumOf({})).toBe(1)'. */
export function factsIn(text: string): readonly (readonly [title: string, expects: string])[] {
  const source = parsed(text)
  return callsIn(source.statements, 'test').flatMap(({ arguments: [title, body] }) =>
    title?.type !== 'Literal' || typeof title.value !== 'string' || body === undefined
      ? []
      : [
          [
            title.value,
            expectationsIn(body)
              .map((node) => codeOf(source, node))
              .join('; '),
          ] as const,
        ],
  )
}

/** What the test of each row of a table expects, by the title of its table: several tests of one table are one. */
export function rowTestsIn(text: string): readonly (readonly [name: string, expects: string])[] {
  const source = parsed(text)
  const titleAt = titleAround(source.statements)
  const tests = callsIn(source.statements, 'test').flatMap((test) => {
    const { arguments: args, ...place } = test as CallExpression & SourceNode
    const [title, body] = args
    const group = titleAt(place)
    if (title?.type !== 'TemplateLiteral' || body === undefined || group === undefined) return []
    return [{ group, expects: expectationsIn(body).map((node) => codeOf(source, node)) }]
  })
  return [...Map.groupBy(tests, ({ group }) => group)].map(
    ([group, all]) =>
      [`${eachRow}${group}”`, all.flatMap(({ expects }) => expects).join('; ')] as const,
  )
}

const eachRow = 'how each row is tested of “'

export const isTestOfRows = (name: string): boolean => name.startsWith(eachRow)

/** Does it test the rows of a table in one of these groups? */
export const isTestOfRowsIn = (name: string, groups: readonly string[]): boolean =>
  groups.some((group) => name === `${eachRow}${group}”`)

const callsIn = (value: unknown, name: string): readonly CallExpression[] =>
  [...nodesIn(value)].filter((node): node is SourceNode & CallExpression => {
    const { callee } = node as CallExpression
    return node.type === 'CallExpression' && callee.type === 'Identifier' && callee.name === name
  })

/** Whole statements with an expectation. */
const expectationsIn = (body: unknown): readonly SourceNode[] =>
  [...nodesIn(body)].filter(
    (node) => node.type === 'ExpressionStatement' && callsIn(node, 'expect').length > 0,
  )
