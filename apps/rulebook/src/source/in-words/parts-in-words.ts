/** The parts of a formula in words, given the words for what is inside them. */
import type {
  ArrayExpression,
  ArrowFunctionExpression,
  ConditionalExpression,
  Expression,
  NewExpression,
  ObjectExpression,
  SpreadElement,
  TemplateLiteral,
  UnaryExpression,
} from 'oxc-parser'
import { keyOf } from '../declarations.ts'
import type { Rounding } from '../differences/roundings.ts'
import { aside, listOf, name, negated, open, type Words, within } from './binding.ts'
import { type Form, formOf } from './patterns-in-words.ts'

/** Thrown for what words can't say. */
export class Unsayable extends Error {}

export type Say = (expression: unknown) => Words

export const roundingInWords = ({ how, divided, by }: Rounding, inner: Say): Words =>
  aside`${[divided, by].map((part) => within(inner(part), 'before')).join(' ÷ ')}, ${how.startsWith('half') ? `rounded, the ${how}` : how}`

/** 'pays: saving; saves: price' */
export const entries = ({ properties }: ObjectExpression, inner: Say): Words => {
  const [only = name`nothing`, ...more] = properties.map((property): Words => {
    if (property.type === 'SpreadElement') return taken(property, inner)
    if (keyOf(property) === undefined) throw new Unsayable(property.type)
    return property.shorthand
      ? inner(property.value)
      : open(inner(property.key), inner(property.value))
  })
  if (more.length === 0) return only
  return { text: [only, ...more].map((each) => within(each, 'choice')).join('; '), binds: 'parts' }
}

/** Of `...place`, and of `...(isNew && { page: 1 })`. */
function taken({ argument }: SpreadElement, inner: Say): Words {
  const node = plain(argument)
  return node.type === 'LogicalExpression' && node.operator === '&&'
    ? {
        text: `${within(inner(node.right), 'open')}, if ${within(inner(node.left), 'condition')}`,
        binds: 'choice',
      }
    : aside`all of ${inner(node)}`
}

export const literal = (node: { readonly value: unknown }): Words => {
  if ('regex' in node) {
    const form = node.regex as Form
    return {
      text: `${form.flags.includes('g') ? 'every' : 'a'} text that ${formOf(form)}`,
      binds: 'list',
    }
  }
  if (node.value === null) return name`nothing`
  return name`${typeof node.value === 'string' ? `‘${node.value}’` : String(node.value)}`
}

/** The items of a list; of `...(hasLoan ? ['loans'] : [])` what is added, and when. */
const itemsInWords = (elements: ArrayExpression['elements'], inner: Say): readonly Words[] =>
  elements.flatMap((item) =>
    item?.type === 'SpreadElement' ? addedInWords(plain(item.argument), inner) : inner(item),
  )

function addedInWords(node: Expression, inner: Say): readonly Words[] | Words {
  const { test, consequent, alternate } = node as ConditionalExpression
  const [some, others] = [consequent, alternate].map((side) => side && itemsOf(side))
  if (some === undefined || others === undefined || (some.length > 0 && others.length > 0))
    return inner(node)
  const when = some.length > 0 ? 'if' : 'unless'
  return [...some, ...others].map(
    (item) => name`${within(inner(item), 'behind')} (${when} ${inner(test)})`,
  )
}

/** None of what is no list of single items. */
function itemsOf(node: Expression): readonly Expression[] | undefined {
  if (node.type !== 'ArrayExpression') return undefined
  const items = node.elements.filter((item) => item !== null)
  return items.every((item) => item.type !== 'SpreadElement') ? (items as Expression[]) : undefined
}

export const listInWords = ({ elements }: ArrayExpression, inner: Say): Words =>
  elements.length === 0 ? name`an empty list` : listOf(itemsInWords(elements, inner))

/** '‘From ‹least› to ‹most›’' */
export const template = ({ quasis, expressions }: TemplateLiteral, inner: Say): Words =>
  name`‘${quasis.map(({ value }, place) => `${value.cooked ?? ''}${expressions[place] === undefined ? '' : `‹${inner(expressions[place]).text}›`}`).join('')}’`

export function unary({ operator, argument }: UnaryExpression, inner: Say): Words {
  if (operator === '!') return name`not (${inner(argument)})`
  if (operator === '-') return negated(inner(argument))
  throw new Unsayable(operator)
}

export const plain = (node: unknown): Expression => {
  const { type, expression } = node as Expression & { readonly expression?: Expression }
  return type === 'ParenthesizedExpression' && expression ? plain(expression) : (node as Expression)
}

/** What follows 'otherwise' goes on to the end. */
export const conditional = (
  { test, consequent, alternate }: ConditionalExpression,
  inner: Say,
): Words => ({
  text: `${within(inner(consequent), 'list')} if ${within(inner(test), 'condition')}, otherwise ${within(inner(alternate), 'choice')}`,
  binds: 'choice',
})

/** Of a date, of a set and of a list only what it is made of is said. */
export function made({ callee, arguments: [given] }: NewExpression, inner: Say): Words {
  const kind = callee.type === 'Identifier' ? callee.name : ''
  if (!['Date', 'Set', 'Map'].includes(kind)) throw new Unsayable('NewExpression')
  if (given !== undefined) return inner(given)
  if (kind === 'Date') throw new Unsayable('NewExpression')
  return name`an empty list`
}

/** What is asked of each of some. */
export function arrow({ body }: ArrowFunctionExpression, inner: Say): Words {
  if (body.type === 'BlockStatement') throw new Unsayable(body.type)
  return inner(body)
}
