/** Which code is a formula, and what stands in some kinds of it. */
import type { ArrayExpression, CallExpression } from 'oxc-parser'
import { isOrder, isSorting } from '../in-words/sorting-in-words.ts'
import type { SourceNode } from '../parsed.ts'

const formulaTypes = new Set([
  'BinaryExpression',
  'LogicalExpression',
  'ConditionalExpression',
  'CallExpression',
  'UnaryExpression',
  'ArrayExpression',
  'TemplateLiteral',
])

export const isFormula = ({ type }: SourceNode): boolean => formulaTypes.has(type)

export const isValue = (node: SourceNode): boolean =>
  isFormula(node) ||
  ['Identifier', 'Literal', 'MemberExpression', 'ChainExpression'].includes(node.type)

/** What a list takes over from another is one of its items. */
export const itemsOf = (node: SourceNode): readonly SourceNode[] =>
  (node as unknown as ArrayExpression).elements.flatMap((item) => {
    if (item === null) return []
    return item.type === 'SpreadElement' ? item.argument : item
  })

/** What compares the items, of a call that sorts them in an order that words can say. */
export function comparingOf(node: SourceNode): SourceNode | undefined {
  const {
    callee,
    arguments: [comparing],
  } = node as unknown as CallExpression
  const does = callee.type === 'MemberExpression' ? (callee.property as { name?: string }).name : ''
  return isSorting(does ?? '') && comparing && isOrder(comparing) ? comparing : undefined
}

/** Of two values, whichever is the larger. */
export const isComparison = (node: SourceNode): boolean =>
  /^(?:[!=]==|[<>]=?)$/.test((node as { readonly operator?: string }).operator ?? '')

/** Does a list or a text have something, at its beginning or anywhere? */
export const isQuestion = (node: SourceNode): boolean =>
  /^(?:includes|has|startsWith|endsWith)$/.test(methodOf(node))

/** Those of a list for which something holds, or whether there are any. */
export const isSelection = (node: SourceNode): boolean =>
  /^(?:filter|find|findLast|some|every)$/.test(methodOf(node))

function methodOf(node: SourceNode): string {
  const { callee } = node as unknown as CallExpression
  const { property } = callee as { readonly property?: { readonly name?: string } }
  return property?.name ?? ''
}
