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

/** 'Math.max', and 'pounds'. */
export const calledOf = (callee: Expression): string => {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type !== 'MemberExpression' || callee.computed) return ''
  const { object, property } = callee
  return object.type === 'Identifier' ? `${object.name}.${(property as { name: string }).name}` : ''
}
