/** Words for the parts of a formula that need more than their own name. */
import type { Expression } from 'oxc-parser'
import type { Form } from './patterns-in-words.ts'

/** '[A-D]$' of `/[A-D]$/.test`. */
export function patternOf(callee: Expression): Form | undefined {
  if (callee.type !== 'MemberExpression' || callee.computed) return undefined
  const { object, property } = callee
  const isTest = (property as { name: string }).name === 'test'
  return isTest && object.type === 'Literal' && 'regex' in object ? object.regex : undefined
}

/** Of `offer.value`, also in `(best.value ?? 0)`: where both sides have one name, whose it is has to be said. */
export function ownerOf(
  node: Expression,
): { readonly name: string; readonly field: string } | undefined {
  if (node.type === 'ParenthesizedExpression') return ownerOf(node.expression)
  if (node.type === 'ChainExpression') return ownerOf(node.expression)
  if (node.type === 'LogicalExpression') return ownerOf(node.left)
  if (node.type !== 'MemberExpression' || node.computed || node.object.type !== 'Identifier')
    return undefined
  return { name: node.object.name, field: (node.property as { name: string }).name }
}

/** 'Math.max', and 'pounds'. */
export const calledOf = (callee: Expression): string => {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type !== 'MemberExpression' || callee.computed) return ''
  const { object, property } = callee
  return object.type === 'Identifier' ? `${object.name}.${(property as { name: string }).name}` : ''
}
