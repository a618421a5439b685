/** How a value is spelled or held, and what stands in for it, in words. */
import type { CallExpression } from 'oxc-parser'
import { keyOf } from '../declarations.ts'
import type { SourceNode } from '../parsed.ts'
import { argumentsOf, calledOf, conditionInWords, propertyOf } from './conditions-in-words.ts'
import { listed } from './listed.ts'

/** How the names in a file are to be read. */
export interface Reading {
  readonly english: (name: string) => string
  /** What the file itself gives a name. */
  readonly meant: (name: string) => SourceNode | undefined
}

/** 'a number; 0 if it is missing or unusable'; none for what words can't say. */
export function codecInWords(node: SourceNode, reading: Reading): string | undefined {
  if (node.type === 'Identifier') return namedInWords(node, reading)
  if (node.type === 'MemberExpression') return schemas[propertyOf(node)]
  return node.type === 'CallExpression' ? calledInWords(node, reading) : undefined
}

/** A name of the file's own that begins with a small letter is only short for what it stands for. */
export function meantBy(node: SourceNode, { meant }: Reading): SourceNode {
  const { name = '' } = node as { readonly name?: string }
  const own = node.type === 'Identifier' && /^[a-z]/.test(name) ? meant(name) : undefined
  return own ?? node
}

function namedInWords(node: SourceNode, reading: Reading): string | undefined {
  const { name = '' } = node as { readonly name?: string }
  const own = meantBy(node, reading)
  if (own !== node) return codecInWords(own, reading)
  const words = reading.english(name.replace(/Wire$/, ''))
  return codecs[name] ?? (/^[A-Z]/.test(name) ? `${articleOf(words)} ${words}` : undefined)
}

const articleOf = (words: string): string => (/^(?:[aeio]|NI\b|ID\b)/.test(words) ? 'an' : 'a')

function calledInWords(node: SourceNode, reading: Reading): string | undefined {
  const name = calledOf(node)
  if (name === 'id' || name === 'sentId') return 'an id'
  const choices = choicesOf(node)
  if (choices !== undefined) return oneOf(choices)
  const [first] = argumentsOf(node)
  if (name === 'Struct' && first) return recordInWords(first, reading)
  if (name === 'Union' && first) return unionInWords(first, reading)
  return narrowedInWords(node, reading) ?? aroundInWords(node, reading)
}

/** What is said around the words for what it is made of. */
function aroundInWords(node: SourceNode, reading: Reading): string | undefined {
  const [first, second] = argumentsOf(node)
  const inner = first && codecInWords(first, reading)
  if (inner === undefined) return undefined
  if (mayBeMissing(node)) return `${inner} (may be missing)`
  const said = wrappers[calledOf(node)]?.(inner)
  if (said !== undefined) return said
  const substitute = second && substituteInWords(second)
  return substitute !== undefined && isWithSubstitute(node)
    ? `${inner}; ${substitute} ${missing(node)}`
    : undefined
}

const orNothing = (inner: string): string => `${inner}, or nothing`
const listOf = (inner: string): string => `a list, each of it ${inner}`

const wrappers: Readonly<Record<string, (inner: string) => string>> = {
  maybe: orNothing,
  optional: orNothing,
  orNull: orNothing,
  NullOr: orNothing,
  UndefinedOr: orNothing,
  list: listOf,
  Array: listOf,
  soundOf: (inner) => `a list without what can’t be read, each of it ${inner}`,
}

/** `Schema.optionalKey(…)` */
export const mayBeMissing = (node: SourceNode): boolean =>
  /^(?:optionalKey|optional)$/.test(calledOf(node)) &&
  (node as unknown as CallExpression).callee.type === 'MemberExpression'

/** The texts of `Schema.Literals([…])` and of `Schema.Literal(…)`; none for any other code. */
export function choicesOf(node: SourceNode): readonly string[] | undefined {
  const name = calledOf(node)
  if (name !== 'Literals' && name !== 'Literal') return undefined
  const [first] = argumentsOf(node)
  const { elements = [first] } = (first ?? {}) as { readonly elements?: readonly unknown[] }
  const values = elements.map((one) => (one as { readonly value?: unknown } | null)?.value)
  return values.every((value) => ['string', 'number', 'boolean'].includes(typeof value))
    ? values.map((value) => (typeof value === 'string' ? `‘${value}’` : String(value)))
    : undefined
}

const oneOf = (texts: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(texts)

function recordInWords(node: SourceNode, { english }: Reading): string | undefined {
  const { properties = [] } = node as { readonly properties?: readonly SourceNode[] }
  const names = properties.map(keyOf)
  return names.length === 0 || names.includes(undefined)
    ? undefined
    : `a record of ${listed(names.map((name = '') => english(name)))}`
}

function unionInWords(node: SourceNode, reading: Reading): string | undefined {
  const { elements = [] } = node as { readonly elements?: readonly SourceNode[] }
  const said = elements.map((one) => codecInWords(one, reading))
  return said.length === 0 || said.includes(undefined) ? undefined : oneOf(said as string[])
}

/** Of `codec.check(…)` and `codec.pipe(…)`: a name for the kind of value narrows nothing. */
function narrowedInWords(node: SourceNode, reading: Reading): string | undefined {
  const { callee } = node as unknown as CallExpression
  const name = calledOf(node)
  if (callee.type !== 'MemberExpression' || (name !== 'check' && name !== 'pipe')) return undefined
  const inner = codecInWords(callee.object, reading)
  const said = argumentsOf(node).map(conditionInWords)
  return inner === undefined || said.includes(undefined)
    ? undefined
    : [inner, ...said.filter((text) => text !== '')].join(' ')
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
  Pence: 'an amount of money',
  Fraction: 'a share',
  Day: 'a day',
}

const schemas: Readonly<Record<string, string>> = {
  String: 'a text',
  Number: 'a number',
  Finite: 'a number',
  Int: 'a whole number',
  Boolean: 'yes or no',
  Null: 'nothing',
  Undefined: 'nothing',
  Unknown: 'anything',
  Any: 'anything',
}
