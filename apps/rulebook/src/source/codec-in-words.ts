/** How the server spells a value, and what stands in for it, in words. */
import type { CallExpression, Expression, MemberExpression } from 'oxc-parser'
import type { SourceNode } from './parsed.ts'

type English = (name: string) => string

/** 'a number; 0 if it is missing or unusable'; none for what words can't say. */
export function codecInWords(node: SourceNode, english: English): string | undefined {
  if (node.type === 'Identifier') {
    const { name } = node as unknown as { readonly name: string }
    return codecs[name] ?? (/Wire$/.test(name) ? english(name.replace(/Wire$/, '')) : undefined)
  }
  if (node.type === 'MemberExpression') return schemas[propertyOf(node)]
  return node.type === 'CallExpression' ? calledInWords(node, english) : undefined
}

function calledInWords(node: SourceNode, english: English): string | undefined {
  const name = calledOf(node)
  if (name === 'id' || name === 'sentId') return 'an id'
  const [first, second] = argumentsOf(node)
  const inner = first && codecInWords(first, english)
  if (inner === undefined) return undefined
  if (['maybe', 'optional', 'orNull'].includes(name)) return `${inner}, or nothing`
  if (['list', 'Array'].includes(name)) return `a list, each of it ${inner}`
  if (name === 'soundOf') return `a list without what can’t be read, each of it ${inner}`
  const substitute = second && substituteInWords(second)
  return substitute !== undefined && isWithSubstitute(node)
    ? `${inner}; ${substitute} ${missing(node)}`
    : undefined
}

/** `orElse` also stands in for what can't be used. */
export const missing = (node: SourceNode): string =>
  calledOf(node) === 'orElse' ? 'if it is missing or unusable' : 'if it is missing'

export const isWithSubstitute = (node: SourceNode): boolean =>
  ['orElse', 'withDefault'].includes(calledOf(node))

/** 'yes' of true; none for code. */
export function substituteInWords(node: SourceNode): string | undefined {
  if (node.type === 'ObjectExpression') return 'an empty record'
  if (node.type === 'ArrayExpression') return 'an empty list'
  if (node.type !== 'Literal') return undefined
  const { value } = node as unknown as { readonly value: unknown }
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value === '' ? 'an empty text' : String(value)
}

/** The name of what is called: 'orElse', and 'Array' of Schema.Array. */
export function calledOf(node: SourceNode): string {
  if (node.type !== 'CallExpression') return ''
  const { callee } = node as unknown as CallExpression
  return callee.type === 'Identifier' ? callee.name : propertyOf(callee)
}

export const argumentsOf = (node: SourceNode): readonly SourceNode[] =>
  node.type === 'CallExpression' ? (node as unknown as CallExpression).arguments : []

function propertyOf(node: SourceNode | Expression): string {
  const { property } = node as MemberExpression
  return property?.type === 'Identifier' ? property.name : ''
}

const codecs: Readonly<Record<string, string>> = {
  text: 'a text',
  number: 'a number',
  flag: 'a switch, on only if the server says yes',
  flagUnlessFalse: 'a switch, on unless the server says no',
  money: 'an amount in pounds',
  day: 'a day, or nothing',
  sentText: 'a text, empty if it is missing',
  sentFlag: 'yes or no; no if it is missing',
  sentPart: 'a text, or nothing',
  sentDay: 'a day, or nothing',
  sentAmount: 'an amount in pounds, as it was typed',
}

const schemas: Readonly<Record<string, string>> = {
  String: 'a text',
  Finite: 'a number',
  Int: 'a whole number',
  Boolean: 'yes or no',
}
