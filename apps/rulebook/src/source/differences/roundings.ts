/** How a division of whole numbers is rounded: JavaScript drops what is left over, so the way is in what is divided. */
import type { BinaryExpression, CallExpression } from 'oxc-parser'
import { nodesIn, type SourceNode } from '../parsed.ts'

export interface Rounding {
  readonly how: 'rounded down' | 'rounded up' | 'half away from zero' | 'half towards zero'
  readonly divided: SourceNode
  readonly by: SourceNode
}

/** Of `Number(a / b)`, where both are whole, and of a division with whole numbers in it; none for any other code. */
export function roundingOf(node: SourceNode): Rounding | undefined {
  const { callee, arguments: args } = node as CallExpression
  if (node.type === 'CallExpression' && callee.type === 'Identifier' && callee.name === 'Number')
    return args[0] && divisionIn(args[0], true)
  return divisionIn(node, false)
}

function divisionIn(node: SourceNode, isWhole: boolean): Rounding | undefined {
  const [operator, left, right] = partsOf(node)
  if (operator !== '/' || left === undefined || right === undefined) return undefined
  if (!isWhole && ![...nodesIn(node)].some(isWholeLiteral)) return undefined
  return (
    nearest(left, right) ??
    upwards(left, right) ?? { how: 'rounded down', divided: left, by: right }
  )
}

/** `(a + b - 1n) / b` */
function upwards(left: SourceNode, right: SourceNode): Rounding | undefined {
  const divided = withoutOne(left)
  const [operator, first, second] = divided === undefined ? [] : partsOf(divided)
  return operator === '+' && first !== undefined && isSame(second, right)
    ? { how: 'rounded up', divided: first, by: right }
    : undefined
}

/** `(2n * a + b) / (2n * b)`, and the same with one less. */
function nearest(left: SourceNode, right: SourceNode): Rounding | undefined {
  const by = halfOf(right)
  const less = withoutOne(left)
  const [operator, first, second] = partsOf(less ?? left)
  const divided = first && halfOf(first)
  return by !== undefined && divided !== undefined && operator === '+' && isSame(second, by)
    ? { how: less === undefined ? 'half away from zero' : 'half towards zero', divided, by }
    : undefined
}

const withoutOne = (node: SourceNode): SourceNode | undefined => {
  const [operator, left, right] = partsOf(node)
  return operator === '-' && isLiteral(right, '1n') ? left : undefined
}

const halfOf = (node: SourceNode): SourceNode | undefined => {
  const [operator, left, right] = partsOf(node)
  return operator === '*' && isLiteral(left, '2n') ? right : undefined
}

function partsOf(node: SourceNode): readonly [string?, SourceNode?, SourceNode?] {
  const { expression } = node as { expression?: SourceNode }
  if (node.type === 'ParenthesizedExpression' && expression !== undefined)
    return partsOf(expression)
  if (node.type !== 'BinaryExpression') return []
  const { operator, left, right } = node as SourceNode & BinaryExpression
  return [operator, left, right]
}

const isWholeLiteral = (node: SourceNode): boolean =>
  node.type === 'Literal' && typeof (node as { bigint?: unknown }).bigint === 'string'

const isLiteral = (node: SourceNode | undefined, raw: string): boolean =>
  node?.type === 'Literal' && (node as { raw?: string }).raw === raw

const isSame = (one: SourceNode | undefined, other: SourceNode): boolean =>
  one?.type === 'Identifier' &&
  other.type === 'Identifier' &&
  (one as { name?: string }).name === (other as { name?: string }).name
