/** What a value has to be besides its kind, in words. */
import type { CallExpression, Expression, MemberExpression } from 'oxc-parser'
import { keyOf } from '../declarations.ts'
import type { SourceNode } from '../parsed.ts'
import { type Form, formOf } from './patterns-in-words.ts'

/** 'from 0 to 1' of `Schema.isBetween(…)`; nothing of what only gives a name; none for what words can't say. */
export function conditionInWords(node: SourceNode): string | undefined {
  const name = calledOf(node)
  const [first] = argumentsOf(node)
  if (name === 'brand') return ''
  if (name === 'isPattern') {
    const { regex } = (first ?? {}) as { readonly regex?: Form }
    return regex && `that ${formOf(regex)}`
  }
  if (name !== 'isBetween') return undefined
  const { properties = [] } = (first ?? {}) as { readonly properties?: readonly SourceNode[] }
  const bounds = new Map(
    properties.map((entry) => [keyOf(entry), boundIn(entry as SourceNode & { value: SourceNode })]),
  )
  const [least, most] = [bounds.get('minimum'), bounds.get('maximum')]
  return least === undefined || most === undefined ? undefined : `from ${least} to ${most}`
}

const boundIn = ({ value }: { readonly value: SourceNode }): string | undefined => {
  const { value: number } = value as { readonly value?: unknown }
  return typeof number === 'number' ? number.toLocaleString('en-GB') : undefined
}

/** The name of what is called: 'orElse', and 'Array' of Schema.Array. */
export function calledOf(node: SourceNode): string {
  if (node.type !== 'CallExpression') return ''
  const { callee } = node as unknown as CallExpression
  return callee.type === 'Identifier' ? callee.name : propertyOf(callee)
}

export const argumentsOf = (node: SourceNode): readonly SourceNode[] =>
  node.type === 'CallExpression' ? (node as unknown as CallExpression).arguments : []

export function propertyOf(node: SourceNode | Expression): string {
  const { property } = node as MemberExpression
  return property?.type === 'Identifier' ? property.name : ''
}
