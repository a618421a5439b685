/** Where two versions of a rule differ, as an analyst would say it. */
import { type English, formulaInWords } from './formula-in-words.ts'
import { isTree, parsed, type SourceNode } from './parsed.ts'

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
  const places = differing(one, other, undefined)
  const words = places?.map((node) => formulaInWords(node, english))
  const [before, after] = words ?? []
  return before === undefined || after === undefined || before === after
    ? undefined
    : { was: before, is: after }
}

function treeOf(code: string): SourceNode | undefined {
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

type Pair = readonly [was: SourceNode, is: SourceNode]

/** The innermost formulas around all that differs. */
function differing(one: SourceNode, other: SourceNode, around: Pair | undefined): Pair | undefined {
  const isHere = (isFormula(one) && isValue(other)) || (isValue(one) && isFormula(other))
  const here: Pair | undefined = isHere ? [one, other] : around
  if (one.type !== other.type || nameOf(one) !== nameOf(other)) return here
  const [own, others] = [innerOf(one), innerOf(other)]
  if (own.length !== others.length) return here
  const changed = own.flatMap((node, place) => {
    const partner = others[place]
    return partner === undefined || isSame(node, partner) ? [] : [[node, partner] as const]
  })
  const [only, ...more] = changed
  return only === undefined || more.length > 0 ? here : differing(only[0], only[1], here)
}

const formulas = new Set([
  'BinaryExpression',
  'LogicalExpression',
  'ConditionalExpression',
  'CallExpression',
  'UnaryExpression',
  'ArrayExpression',
])

const isFormula = ({ type }: SourceNode): boolean => formulas.has(type)

const isValue = (node: SourceNode): boolean =>
  isFormula(node) ||
  ['Identifier', 'Literal', 'MemberExpression', 'ChainExpression'].includes(node.type)

/** An operator, a name or a value of its own. */
const nameOf = (node: SourceNode): string => {
  const { operator, name, value } = node as { operator?: string; name?: string; value?: unknown }
  return [operator, name, isTree(value) ? '' : value].join('|')
}

const innerOf = (node: SourceNode): readonly SourceNode[] =>
  Object.values(node).flatMap((inner: unknown) =>
    (Array.isArray(inner) ? inner : [inner]).filter(isTree),
  )

const isSame = (one: SourceNode, other: SourceNode): boolean =>
  one.type === other.type &&
  nameOf(one) === nameOf(other) &&
  innerOf(one).length === innerOf(other).length &&
  innerOf(one).every((node, place) => isSame(node, innerOf(other)[place] ?? node))
