/** Where two versions of a rule differ, as an analyst would say it. */
import { type English, formulaInWords } from './formula-in-words.ts'
import { isTree, parsed, type SourceNode } from './parsed.ts'
import { roundingOf } from './roundings.ts'

export interface InWordsPair {
  readonly was: string
  readonly is: string
}

/** Where two versions of a rule differ, in words; none where the code says something that words can't. */
export function differenceInWords(
  was: string,
  is: string,
  english: English,
): InWordsPair | undefined {
  const [one, other] = [was, is].map(treeOf)
  if (one === undefined || other === undefined) return undefined
  const places = differing(one, other, wholeOf(one, other))
  const words = places?.map((node) => formulaInWords(node, english))
  const [before, after] = words ?? []
  return before === undefined || after === undefined || before === after
    ? undefined
    : { was: before, is: after }
}

export function treeOf(code: string): SourceNode | undefined {
  for (const text of [code, `(${code})`])
    try {
      const { statements } = parsed(text)
      const [first] = statements
      if (first !== undefined && statements.length === 1) return first
    } catch {
      // Only a part of a statement, or older than this parser.
    }
  return undefined
}

/** All that an expression, or a function with one expression, gives, in words. */
export function formulaOf(code: string, english: English): string | undefined {
  const node = treeOf(code)
  const given = node && givenBy(node)
  return given && formulaInWords(given, english)
}

/** Does code say the same, whatever its white space, brackets and quotation marks? */
export function isSameCode(was: string, is: string): boolean {
  if (was === is) return true
  const [one, other] = [was, is].map(treeOf)
  return one !== undefined && other !== undefined && isSame(one, other)
}

type Pair = readonly [was: SourceNode, is: SourceNode]

/** Both formulas as a whole, where neither is a declaration. */
function wholeOf(one: SourceNode, other: SourceNode): Pair | undefined {
  const [was, is] = [givenBy(one), givenBy(other)]
  return was === undefined || is === undefined ? undefined : [was, is]
}

/** What an expression, or the function that it is, gives. */
function givenBy(node: SourceNode): SourceNode | undefined {
  const { expression, body } = node as { expression?: SourceNode; body?: SourceNode }
  if (node.type === 'ExpressionStatement' || node.type === 'ParenthesizedExpression')
    return expression && givenBy(expression)
  if (node.type === 'ArrowFunctionExpression') return body && givenBy(body)
  return isValue(node) || node.type === 'TemplateLiteral' ? node : undefined
}

/** The innermost formulas around all that differs. */
function differing(one: SourceNode, other: SourceNode, around: Pair | undefined): Pair | undefined {
  const here: Pair | undefined = isFormulaOf(one, other, around) ? [one, other] : around
  // A division that is rounded in another way is one thing, however it is written.
  const [way, otherWay] = [one, other].map((node) => roundingOf(node)?.how)
  if (way !== undefined && otherWay !== undefined && way !== otherWay) return [one, other]
  if (one.type !== other.type || nameOf(one) !== nameOf(other)) return here
  const [own, others] = [innerOf(one), innerOf(other)]
  if (own.length !== others.length) return here
  const changed = own.flatMap((node, place) => {
    const partner = others[place]
    return partner === undefined || isSame(node, partner) ? [] : [[node, partner] as const]
  })
  const [only, ...more] = changed
  if (more.length > 0 && one.type === 'ObjectExpression')
    return [
      { ...one, properties: changed.map(([was]) => was) } as SourceNode,
      { ...other, properties: changed.map(([, is]) => is) } as SourceNode,
    ]
  return only === undefined || more.length > 0 ? here : differing(only[0], only[1], here)
}

const formulas = new Set([
  'BinaryExpression',
  'LogicalExpression',
  'ConditionalExpression',
  'CallExpression',
  'UnaryExpression',
  'ArrayExpression',
  'TemplateLiteral',
])

/** One formula in the place of another; outside of formulas also one figure in the place of another. */
const isFormulaOf = (one: SourceNode, other: SourceNode, around: Pair | undefined): boolean =>
  (isFormula(one) && isValue(other)) ||
  (isValue(one) && isFormula(other)) ||
  (around === undefined && one.type === 'Literal' && other.type === 'Literal')

const isFormula = ({ type }: SourceNode): boolean => formulas.has(type)

const isValue = (node: SourceNode): boolean =>
  isFormula(node) ||
  ['Identifier', 'Literal', 'MemberExpression', 'ChainExpression'].includes(node.type)

/** An operator, a name or a value of its own. */
const nameOf = (node: SourceNode): string => {
  const { operator, name, value } = node as { operator?: string; name?: string; value?: unknown }
  if (node.type === 'TemplateElement') return (value as { cooked: string }).cooked
  return [operator, name, isTree(value) ? '' : value].join('|')
}

export const innerOf = (node: SourceNode): readonly SourceNode[] =>
  Object.values(node).flatMap((inner: unknown) =>
    (Array.isArray(inner) ? inner : [inner]).filter(isTree).map(withoutBrackets),
  )

function withoutBrackets(node: SourceNode): SourceNode {
  const { expression } = node as { expression?: SourceNode }
  return node.type === 'ParenthesizedExpression' && expression !== undefined
    ? withoutBrackets(expression)
    : node
}

export const isSame = (one: SourceNode, other: SourceNode): boolean =>
  one.type === other.type &&
  nameOf(one) === nameOf(other) &&
  innerOf(one).length === innerOf(other).length &&
  innerOf(one).every((node, place) => isSame(node, innerOf(other)[place] ?? node))
