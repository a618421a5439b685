import type { CallExpression } from 'oxc-parser'
import { nodesIn, parsed, type SourceNode } from './parsed.ts'
import { codeOf } from './properties.ts'

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
