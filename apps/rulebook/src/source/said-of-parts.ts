/** Words for the parts of a formula that need more than their own name. */
import type { Expression } from 'oxc-parser'

/** '[A-D]$' of `/[A-D]$/.test`. */
export function patternOf(callee: Expression): string | undefined {
  if (callee.type !== 'MemberExpression' || callee.computed) return undefined
  const { object, property } = callee
  const isTest = (property as { name: string }).name === 'test'
  return isTest && object.type === 'Literal' && 'regex' in object ? object.regex.pattern : undefined
}

/** ‘ends in one from A to D’; any other pattern as it is written. */
export function patternInWords(pattern: string): string {
  const [, start, first, last, end] = /^(\^?)\[(\w)-(\w)\](\$?)$/.exec(pattern) ?? []
  const from = `from ${first} to ${last}`
  if (start === '' && end === '$') return `ends in one ${from}`
  if (start === '^' && end === '') return `begins with one ${from}`
  return `has the form ‘${pattern}’`
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
