/** A formula of the code as an analyst would say it: 'available balance is at least minimum'. */
import type {
  ArrowFunctionExpression,
  BinaryExpression,
  CallExpression,
  ConditionalExpression,
  Expression,
  LogicalExpression,
  MemberExpression,
  NewExpression,
  ObjectExpression,
  TemplateLiteral,
  UnaryExpression,
} from 'oxc-parser'
import { around, listed, methods, operators, signs } from './calls-in-words.ts'
import { keyOf } from './declarations.ts'
import type { SourceNode } from './parsed.ts'
import { type Form, formOf } from './patterns-in-words.ts'
import { type Rounding, roundingOf } from './roundings.ts'
import { calledOf, ownerOf, patternOf } from './said-of-parts.ts'

/** What English words a name has. */
export type English = (name: string) => string

class Unsayable extends Error {}

/** None for what words can’t say. */
export function formulaInWords(node: SourceNode, english: English): string | undefined {
  try {
    return sayRounded(node as Expression, english).replace(/^\(([^()]*)\)$/, '$1')
  } catch (error) {
    if (error instanceof Unsayable) return undefined
    throw error
  }
}

function sayRounded(node: Expression, english: English): string {
  const rounding = roundingOf(node)
  return rounding === undefined
    ? say(node, english)
    : roundingInWords(rounding, (inner) => say(inner as Expression, english))
}

function say(node: Expression, english: English): string {
  const inner = (expression: unknown) => sayRounded(expression as Expression, english)
  const within = (expression: unknown) => bracketed(expression as Expression, node, inner)
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return inner(node.expression)
    case 'Identifier':
      return node.name === 'undefined' ? 'none' : fact(english(node.name))
    case 'Literal':
      return literal(node)
    case 'UnaryExpression':
      return unary(node, within)
    case 'BinaryExpression':
    case 'LogicalExpression':
      return binary(node, within)
    case 'ConditionalExpression':
      return conditional(node, inner)
    case 'MemberExpression':
      return member(node, inner, english)
    // `new Date(moment)` is that moment.
    case 'NewExpression':
      return moment(node, inner)
    case 'ChainExpression':
      return inner(node.expression)
    case 'CallExpression':
      return call(node, inner, english)
    case 'ArrowFunctionExpression':
      return arrow(node, inner)
    case 'ArrayExpression':
      return listed(node.elements.map(inner))
    case 'ObjectExpression':
      return entries(node, inner)
    case 'TemplateLiteral':
      return template(node, inner)
    default:
      throw new Unsayable(node.type)
  }
}

const roundingInWords = ({ how, divided, by }: Rounding, inner: Say): string =>
  `${[divided, by].map((part) => inner(part).replace(/^.* .*$/, '($&)')).join(' ÷ ')}, ${how.startsWith('half') ? `rounded, the ${how}` : how}`

/** 'pays: saving; saves: price' */
const entries = ({ properties }: ObjectExpression, inner: Say): string =>
  properties
    .map((property) => {
      const name = keyOf(property)
      if (name === undefined || property.type !== 'Property') throw new Unsayable(property.type)
      return property.shorthand
        ? inner(property.value)
        : `${inner(property.key)}: ${inner(property.value)}`
    })
    .join('; ')

const literal = (node: { readonly value: unknown }): string => {
  if ('regex' in node) return `a text that ${formOf(node.regex as Form)}`
  return typeof node.value === 'string' ? `‘${node.value}’` : String(node.value)
}

/** '‘From ‹least› to ‹most›’' */
const template = ({ quasis, expressions }: TemplateLiteral, inner: Say): string =>
  `‘${quasis.map(({ value }, place) => `${value.cooked ?? ''}${expressions[place] === undefined ? '' : `‹${inner(expressions[place])}›`}`).join('')}’`

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
  if (name !== 'length') return fact(name)
  if (object.type === 'Literal' && typeof object.value === 'string')
    return String(object.value.length)
  const whose = inner(object)
  return isOneText.test(whose) ? `the number of characters of ${whose}` : `the number of ${whose}`
}

/** By its words: a list has a name in the plural. */
const isOneText =
  /\b(?:text|title|name|address|code|number|digits|letters|sentence|message|password|comment|query|description|telephone|postcode|around it)$/

function call({ callee, arguments: args }: CallExpression, inner: Say, english: English): string {
  const given = args.map(inner)
  const name = calledOf(callee as Expression)
  const own = around[name]
  if (own !== undefined) return own(given)
  const sign = signs[name]
  if (sign !== undefined) return `(${given.join(` ${sign} `)})`
  const pattern = patternOf(callee as Expression)
  if (pattern !== undefined) return `${given.join()} ${formOf(pattern)}`
  if (callee.type === 'MemberExpression' && !callee.computed) {
    const whose = inner(callee.object)
    const does = (callee.property as { name: string }).name
    const said = methods[does]
    if (said !== undefined) return said(whose, given)
    return `${english(does)} (${[whose, ...given].join(', ')})`
  }
  const [only = '', ...more] = given
  if (given.length === 0) return english(name)
  return more.length === 0 && only.startsWith('(')
    ? `${english(name)} ${only}`
    : `${english(name)} (${given.join(', ')})`
}

function moment({ callee, arguments: [given] }: NewExpression, inner: Say): string {
  const isDate = callee.type === 'Identifier' && callee.name === 'Date'
  if (!isDate || given === undefined) throw new Unsayable('NewExpression')
  return inner(given)
}

/** What is asked of each of some. */
function arrow({ body }: ArrowFunctionExpression, inner: Say): string {
  if (body.type === 'BlockStatement') throw new Unsayable(body.type)
  return inner(body)
}
