/** A formula of the code as an analyst would say it: 'available balance is at least minimum'. */
import type {
  ArrowFunctionExpression,
  BinaryExpression,
  CallExpression,
  ConditionalExpression,
  Expression,
  LogicalExpression,
  MemberExpression,
  UnaryExpression,
} from 'oxc-parser'
import type { SourceNode } from './parsed.ts'
import { ownerOf, patternInWords, patternOf } from './said-of-parts.ts'

/** What English words a name has. */
export type English = (name: string) => string

class Unsayable extends Error {}

/** None for what words can’t say. */
export function formulaInWords(node: SourceNode, english: English): string | undefined {
  try {
    return say(node as Expression, english).replace(/^\(([^()]*)\)$/, '$1')
  } catch (error) {
    if (error instanceof Unsayable) return undefined
    throw error
  }
}

const operators: Readonly<Record<string, string>> = {
  '>': 'is more than',
  '>=': 'is at least',
  '<': 'is less than',
  '<=': 'is at most',
  '===': 'is',
  '!==': 'is not',
  '+': '+',
  '-': '−',
  '*': '×',
  '/': '÷',
  '%': 'modulo',
  '&&': 'and',
  '||': 'or',
  '??': 'or, if there is none,',
}

/** Functions that do what a sign does. */
const signs: Readonly<Record<string, string>> = {
  plus: '+',
  minus: '−',
  times: '×',
  dividedBy: '÷',
}

/** Functions with words around what they are given. */
const around: Readonly<Record<string, (given: readonly string[]) => string>> = {
  'Pence.make': ([amount = '']) => amount,
  formatPounds: ([amount = '']) => amount,
  Number: ([text = '']) => text,
  String: ([value = '']) => value,
  pounds: ([amount = '']) => `£${amount.replaceAll("'", '')}`,
  'Math.max': (given) => `the largest of ${listed(given)}`,
  'Math.min': (given) => `the smallest of ${listed(given)}`,
  'Math.ceil': ([value = '']) => `(${value}), rounded up`,
  'Math.floor': ([value = '']) => `(${value}), rounded down`,
  'Math.round': ([value = '']) => `(${value}), rounded`,
  'Math.abs': ([value = '']) => `(${value}) without its sign`,
  roundHalfAway: ([value = '']) => `(${value}), rounded, the half away from zero`,
}

const listed = (items: readonly string[]): string => new Intl.ListFormat('en-GB').format(items)

function say(node: Expression, english: English): string {
  const inner = (expression: unknown) => say(expression as Expression, english)
  const within = (expression: unknown) => bracketed(expression as Expression, node, inner)
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return inner(node.expression)
    case 'Identifier':
      return node.name === 'undefined' ? 'none' : fact(english(node.name))
    case 'Literal':
      return typeof node.value === 'string' ? `‘${node.value}’` : String(node.value)
    case 'UnaryExpression':
      return unary(node, within)
    case 'BinaryExpression':
    case 'LogicalExpression':
      return binary(node, within)
    case 'ConditionalExpression':
      return conditional(node, inner)
    case 'MemberExpression':
      return member(node, inner, english)
    case 'ChainExpression':
      return inner(node.expression)
    case 'CallExpression':
      return call(node, inner, english)
    case 'ArrowFunctionExpression':
      return arrow(node, inner)
    case 'ArrayExpression':
      return listed(node.elements.map(inner))
    default:
      throw new Unsayable(node.type)
  }
}

/** 'savings withdrawal on' of isSavingsWithdrawalOn. */
const fact = (words: string): string => words.replace(/^is /, '')

type Say = (expression: unknown) => string

const bracketed = (inner: Expression, outer: Expression, sayInner: Say): string => {
  const plain = inner.type === 'ParenthesizedExpression' ? inner.expression : inner
  const isMixed =
    (plain.type === 'BinaryExpression' || plain.type === 'LogicalExpression') &&
    (outer.type === 'BinaryExpression' || outer.type === 'LogicalExpression') &&
    plain.operator !== outer.operator &&
    !(outer.type === 'LogicalExpression' && plain.type === 'BinaryExpression')
  return isMixed ? `(${sayInner(plain)})` : sayInner(plain)
}

function unary({ operator, argument }: UnaryExpression, within: Say): string {
  if (operator === '!') return `not (${within(argument)})`
  if (operator === '-') return `−${within(argument)}`
  throw new Unsayable(operator)
}

type Binary = Pick<BinaryExpression, 'operator'> | Pick<LogicalExpression, 'operator'>

function binary(
  { operator, left, right }: Binary & { readonly left: unknown; readonly right: unknown },
  within: Say,
): string {
  const words = operators[operator]
  if (words === undefined) throw new Unsayable(operator)
  const [own, other] = [left, right].map((side) => ownerOf(side as Expression))
  if (own && other && own.field === other.field && own.name !== other.name)
    return `${own.name}’s ${within(left)} ${words} ${other.name}’s ${within(right).replace(/^\(|\)$/g, '')}`
  return `${within(left)} ${words} ${within(right)}`
}

const conditional = ({ test, consequent, alternate }: ConditionalExpression, inner: Say): string =>
  `${inner(consequent)} if ${inner(test)}, otherwise ${inner(alternate)}`

function member({ object, property, computed }: MemberExpression, inner: Say, english: English) {
  if (computed) return `${inner(object)} at ${inner(property)}`
  const name = english((property as { name: string }).name)
  // 'page size' of pagingPolicy.pageSize; whose balance it is stands in the rule's own words.
  return name === 'length' ? `the number of ${inner(object)}` : fact(name)
}

function call({ callee, arguments: args }: CallExpression, inner: Say, english: English): string {
  const given = args.map(inner)
  const name = calledOf(callee as Expression)
  const own = around[name]
  if (own !== undefined) return own(given)
  const sign = signs[name]
  if (sign !== undefined) return `(${given.join(` ${sign} `)})`
  const pattern = patternOf(callee as Expression)
  if (pattern !== undefined) return `${given.join()} ${patternInWords(pattern)}`
  if (callee.type === 'MemberExpression' && !callee.computed) {
    const whose = inner(callee.object)
    const does = (callee.property as { name: string }).name
    if (does === 'includes') return `${whose} has ${given.join()}`
    if (does === 'toLowerCase') return `${whose} in small letters`
    if (does === 'trim') return `${whose} without white space around it`
    return `${english(does)} (${[whose, ...given].join(', ')})`
  }
  const [only = '', ...more] = given
  if (given.length === 0) return english(name)
  return more.length === 0 && only.startsWith('(')
    ? `${english(name)} ${only}`
    : `${english(name)} (${given.join(', ')})`
}

const calledOf = (callee: Expression): string => {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type !== 'MemberExpression' || callee.computed) return ''
  const { object, property } = callee
  return object.type === 'Identifier' ? `${object.name}.${(property as { name: string }).name}` : ''
}

/** What is asked of each of some. */
function arrow({ body }: ArrowFunctionExpression, inner: Say): string {
  if (body.type === 'BlockStatement') throw new Unsayable(body.type)
  return inner(body)
}
