/** The parts of a formula in words, given the words for what is inside them. */
import type {
  ArrayExpression,
  ArrowFunctionExpression,
  BinaryExpression,
  ConditionalExpression,
  Expression,
  LogicalExpression,
  MemberExpression,
  NewExpression,
  ObjectExpression,
  SpreadElement,
  TemplateLiteral,
  UnaryExpression,
} from 'oxc-parser'
import { operators } from './calls-in-words.ts'
import { keyOf } from './declarations.ts'
import { listed } from './listed.ts'
import type { SourceNode } from './parsed.ts'
import { type Form, formOf } from './patterns-in-words.ts'
import type { Rounding } from './roundings.ts'
import { ownerOf } from './said-of-parts.ts'
import { isSame } from './same-code.ts'

/** Thrown for what words can't say. */
export class Unsayable extends Error {}

export type Say = (expression: unknown) => string

export const roundingInWords = ({ how, divided, by }: Rounding, inner: Say): string =>
  `${[divided, by].map((part) => inner(part).replace(/^.* .*$/, '($&)')).join(' ÷ ')}, ${how.startsWith('half') ? `rounded, the ${how}` : how}`

/** 'pays: saving; saves: price' */
export const entries = ({ properties }: ObjectExpression, inner: Say): string =>
  properties
    .map((property) => {
      if (property.type === 'SpreadElement') return taken(property, inner)
      if (keyOf(property) === undefined) throw new Unsayable(property.type)
      return property.shorthand
        ? inner(property.value)
        : `${inner(property.key)}: ${inner(property.value)}`
    })
    .join('; ') || 'nothing'

/** Of `...place`, and of `...(isNew && { page: 1 })`. */
function taken({ argument }: SpreadElement, inner: Say): string {
  const node = argument.type === 'ParenthesizedExpression' ? argument.expression : argument
  return node.type === 'LogicalExpression' && node.operator === '&&'
    ? `${inner(node.right)}, if ${inner(node.left)}`
    : `all of ${inner(node)}`
}

export const literal = (node: { readonly value: unknown }): string => {
  if ('regex' in node) {
    const form = node.regex as Form
    return `${form.flags.includes('g') ? 'every' : 'a'} text that ${formOf(form)}`
  }
  if (node.value === null) return 'nothing'
  return typeof node.value === 'string' ? `‘${node.value}’` : String(node.value)
}

/** An item of a list; of `...(hasLoan ? ['loans'] : [])` what is added, and when. */
export function itemInWords(item: ArrayExpression['elements'][number], inner: Say): string {
  if (item?.type !== 'SpreadElement') return inner(item)
  const { test, consequent, alternate } = plain(item.argument) as ConditionalExpression
  const [some, others] = [consequent, alternate].map((side) => side && itemsOf(side))
  if (some === undefined || others === undefined) return inner(item.argument)
  const all = (items: readonly Expression[]) => listed(items.map(inner))
  if (others.length === 0 && some.length > 0) return `${all(some)} (if ${inner(test)})`
  return some.length === 0 && others.length > 0
    ? `${all(others)} (unless ${inner(test)})`
    : inner(item.argument)
}

/** None of what is no list of single items. */
function itemsOf(node: Expression): readonly Expression[] | undefined {
  if (node.type !== 'ArrayExpression') return undefined
  const items = node.elements.filter((item) => item !== null)
  return items.every((item) => item.type !== 'SpreadElement') ? (items as Expression[]) : undefined
}

/** '‘From ‹least› to ‹most›’' */
export const template = ({ quasis, expressions }: TemplateLiteral, inner: Say): string =>
  `‘${quasis.map(({ value }, place) => `${value.cooked ?? ''}${expressions[place] === undefined ? '' : `‹${inner(expressions[place])}›`}`).join('')}’`

export const bracketed = (inner: Expression, outer: Expression, sayInner: Say): string => {
  const plain = inner.type === 'ParenthesizedExpression' ? inner.expression : inner
  const isMixed =
    (plain.type === 'BinaryExpression' || plain.type === 'LogicalExpression') &&
    (outer.type === 'BinaryExpression' || outer.type === 'LogicalExpression') &&
    plain.operator !== outer.operator &&
    !(outer.type === 'LogicalExpression' && plain.type === 'BinaryExpression')
  return isMixed ? `(${sayInner(plain)})` : sayInner(plain)
}

export function unary({ operator, argument }: UnaryExpression, within: Say): string {
  if (operator === '!') return `not (${within(argument)})`
  if (operator === '-') return `−${within(argument)}`
  throw new Unsayable(operator)
}

type Binary = Pick<BinaryExpression, 'operator'> | Pick<LogicalExpression, 'operator'>
type Sides = { readonly left: unknown; readonly right: unknown }

export function binary({ operator, left, right }: Binary & Sides, within: Say): string {
  const words = operators[operator]
  if (words === undefined) throw new Unsayable(operator)
  const rest = leftOver(operator, left, right, within)
  if (rest !== undefined) return rest
  if ((right as { readonly name?: string }).name === 'undefined' && /^[!=]==$/.test(operator))
    return `there is ${operator === '===' ? 'no ' : ''}${within(left)}`
  const [own, other] = [left, right].map((side) => ownerOf(side as Expression))
  if (own && other && own.field === other.field && own.name !== other.name)
    return `${own.name}’s ${within(left)} ${words} ${other.name}’s ${within(right).replace(/^\(|\)$/g, '')}`
  const [one, two] = [within(isTheKind(left, operator) ? left.object : left), within(right)]
  if (one !== two || isSame(left as SourceNode, right as SourceNode))
    return `${one} ${words} ${two}`
  // 'mark is not mark': whose it is has to be said.
  const whose = (side: typeof own) => (side === undefined ? '' : `${side.name}’s `)
  if (whose(own) === whose(other)) throw new Unsayable(operator)
  return `${whose(own)}${one} ${words} ${whose(other)}${two}`
}

/** 'benefits is ‘ready’' of `benefits.is === 'ready'` */
const isTheKind = (node: unknown, operator: string): node is MemberExpression => {
  const { type, computed, property } = node as MemberExpression
  const isEqual = operator === '===' || operator === '!=='
  return (
    isEqual &&
    type === 'MemberExpression' &&
    !computed &&
    (property as { name?: string }).name === 'is'
  )
}

/** 'count is odd' of `count % 2 === 1`, 'amount is a multiple of 100' of `amount % 100 === 0`. */
function leftOver(operator: string, left: unknown, right: unknown, within: Say) {
  const { type, operator: sign, ...sides } = plain(left) as Expression & Partial<Binary & Sides>
  const over = Number((right as { readonly value?: unknown }).value)
  if (type !== 'BinaryExpression' || sign !== '%') return undefined
  if (!['===', '!=='].includes(operator) || (over !== 0 && over !== 1)) return undefined
  const [whole, by] = [within(sides.left), within(sides.right)]
  const isEqual = operator === '==='
  if (by === '2') return `${whole} is ${isEqual === (over === 0) ? 'even' : 'odd'}`
  return over === 0 ? `${whole} is ${isEqual ? '' : 'not '}a multiple of ${by}` : undefined
}

const plain = (node: unknown): Expression => {
  const { type, expression } = node as Expression & { readonly expression?: Expression }
  return type === 'ParenthesizedExpression' && expression ? plain(expression) : (node as Expression)
}

export const conditional = (
  { test, consequent, alternate }: ConditionalExpression,
  inner: Say,
): string => `${inner(consequent)} if ${inner(test)}, otherwise ${inner(alternate)}`

/** Of a date, of a set and of a list only what it is made of is said. */
export function made({ callee, arguments: [given] }: NewExpression, inner: Say): string {
  const name = callee.type === 'Identifier' ? callee.name : ''
  if (!['Date', 'Set', 'Map'].includes(name)) throw new Unsayable('NewExpression')
  if (given !== undefined) return inner(given)
  if (name === 'Date') throw new Unsayable('NewExpression')
  return 'an empty list'
}

/** What is asked of each of some. */
export function arrow({ body }: ArrowFunctionExpression, inner: Say): string {
  if (body.type === 'BlockStatement') throw new Unsayable(body.type)
  return inner(body)
}
