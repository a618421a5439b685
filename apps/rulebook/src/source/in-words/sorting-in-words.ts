/** In which order a list is put: 'the highest value first' of `(one, other) => other.value - one.value`. */
import type { ArrowFunctionExpression, CallExpression, Expression } from 'oxc-parser'
import { nodesIn, type SourceNode } from '../parsed.ts'
import { aside, nameOf, type Words, within } from './binding.ts'
import { type Say, Unsayable } from './parts-in-words.ts'

export const isSorting = (method: string): boolean => method === 'sort' || method === 'toSorted'

export function sortedInWords(whose: Words, comparing: unknown, inner: Say): Words {
  const order = orderInWords(comparing as SourceNode | undefined, inner)
  if (order === undefined) throw new Unsayable('sort')
  return aside`${whose}, ${order}`
}

/** None for a comparison of any other kind. */
export function orderInWords(comparing: SourceNode | undefined, inner: Say): string | undefined {
  if (comparing === undefined) return 'in the order of the alphabet'
  const { type, params, body } = comparing as SourceNode & ArrowFunctionExpression
  if (type !== 'ArrowFunctionExpression') return undefined
  const [one, other] = params.map((param) => (param as { readonly name?: string }).name)
  if (one === undefined || other === undefined) return undefined
  const orders = comparisonsIn(body as Expression).map((each) => orderBy(each, one, other, inner))
  return orders.includes(undefined) ? undefined : orders.join(', then ')
}

/** What decides first, then what decides between equal ones. */
const comparisonsIn = (node: Expression): readonly Expression[] => {
  const { type, operator, left, right } = node as Expression & {
    readonly operator?: string
    readonly left: Expression
    readonly right: Expression
  }
  if (node.type === 'ParenthesizedExpression') return comparisonsIn(node.expression)
  return type === 'LogicalExpression' && operator === '||'
    ? [...comparisonsIn(left), ...comparisonsIn(right)]
    : [node]
}

function orderBy(node: Expression, one: string, other: string, inner: Say): string | undefined {
  const sides = sidesOf(node)
  if (sides === undefined) return undefined
  const [left, right] = sides.of.map((side) => ownersIn(side))
  const by = said(sides.of[0], inner)
  const [up, down] = sides.isOfText
    ? [`by ${by}, from A to Z`, `by ${by}, from Z to A`]
    : [`the lowest ${by} first`, `the highest ${by} first`]
  if (by !== said(sides.of[1], inner)) return undefined
  if (left === one && right === other) return up
  return left === other && right === one ? down : undefined
}

interface Sides {
  readonly of: readonly [Expression, Expression]
  readonly isOfText: boolean
}

function sidesOf(node: Expression): Sides | undefined {
  if (node.type === 'BinaryExpression' && node.operator === '-')
    return { of: [node.left as Expression, node.right], isOfText: false }
  const { callee, arguments: [given] = [] } = node as CallExpression
  const isOfText =
    node.type === 'CallExpression' &&
    callee.type === 'MemberExpression' &&
    (callee.property as { readonly name?: string }).name === 'localeCompare'
  return isOfText && given !== undefined
    ? { of: [callee.object, given as Expression], isOfText }
    : undefined
}

/** Whose it is: 'one' of `one.value`, of `Number(one.isOpen)` and of `one`. */
function ownersIn(node: Expression): string | undefined {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression') return ownersIn(node.object)
  if (node.type !== 'CallExpression') return undefined
  const [given] = node.arguments
  return given && ownersIn(given as Expression)
}

/** Without a name for what is compared as it is, and without saying whose it is. */
const said = (node: Expression, inner: Say): string =>
  node.type === 'Identifier' ? 'value' : within(inner(node), 'behind').replace(/^\w+’s? /, '')

/** Is it a comparison that words can say? */
export const isOrder = (comparing: SourceNode): boolean =>
  orderInWords(comparing, (node) => nameOf(JSON.stringify(fieldsOf(node)))) !== undefined

/** Its names without the first, which says whose they are. */
const fieldsOf = (node: unknown): readonly string[] =>
  [...nodesIn(node)].flatMap((inner) => (inner as { readonly name?: string }).name ?? []).slice(1)
