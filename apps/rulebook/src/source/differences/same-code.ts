/** Does code say the same as other code, whatever its white space, brackets and quotation marks? */
import { withoutLocalNames } from '../local-names.ts'
import { isTree, parsed, type SourceNode } from '../parsed.ts'

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

export function isSameCode(was: string, is: string): boolean {
  if (was === is) return true
  const [one, other] = [was, is].map(treeOf)
  return one !== undefined && other !== undefined && isSame(one, other)
}

/** Does a declaration do the same, whatever its types and whoever may use it? A type does nothing. */
export function isSameEffect(was: string, is: string): boolean {
  const [one, other] = [was, is].map((code) => declaredIn(treeOf(code)))
  if (one === undefined || other === undefined) return false
  if ([one, other].some(({ type }) => type.startsWith('TS'))) return isSame(one, other)
  return isSame(withoutTypes(one), withoutTypes(other))
}

/** Before and after, the names within code that otherwise does the same. */
export function namesAnew(was: string, is: string): readonly NewName[] | undefined {
  const [one, other] = [was, is].map((code) => {
    const declared = declaredIn(treeOf(code))
    return declared && withoutLocalNames(withoutTypes(declared))
  })
  if (one === undefined || other === undefined || !isSame(one.tree, other.tree)) return undefined
  const pairs = one.names.map((name, place) => ({ was: name, is: other.names[place] ?? name }))
  const anew = pairs.filter(({ was, is }) => was !== is)
  return anew.length === 0
    ? undefined
    : [...new Map(anew.map((pair) => [`${pair.was} ${pair.is}`, pair])).values()]
}

export interface NewName {
  readonly was: string
  readonly is: string
}

function declaredIn(node: SourceNode | undefined): SourceNode | undefined {
  const { declaration } = (node ?? {}) as { readonly declaration?: SourceNode | null }
  return node?.type === 'ExportNamedDeclaration' ? (declaration ?? undefined) : node
}

export const withoutTypes = (node: SourceNode): SourceNode =>
  workedOut(
    Object.fromEntries(
      Object.entries(node).map(([key, inner]: readonly [string, unknown]) => {
        if (Array.isArray(inner)) return [key, inner.map((one) => (isTree(one) ? plain(one) : one))]
        return [key, isTree(inner) ? plain(inner) : inner]
      }),
    ) as unknown as SourceNode,
  )

/** 15000 of 15 * 1000: a figure is the same however it is written. */
function workedOut(node: SourceNode): SourceNode {
  const {
    operator = '',
    left,
    right,
  } = node as {
    readonly operator?: string
    readonly left?: SourceNode
    readonly right?: SourceNode
  }
  const work = node.type === 'BinaryExpression' ? sums[operator] : undefined
  const [one, other] = [left, right].map((side) => side && numberOf(withoutBrackets(side)))
  return work === undefined || one === undefined || other === undefined
    ? node
    : ({ type: 'Literal', start: node.start, end: node.end, value: work(one, other) } as SourceNode)
}

const numberOf = ({ type, ...node }: SourceNode & { readonly value?: unknown }) =>
  type === 'Literal' && typeof node.value === 'number' ? node.value : undefined

const sums: Readonly<Record<string, (one: number, other: number) => number>> = {
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
  '*': (one, other) => one * other,
  '/': (one, other) => one / other,
}

/** A value says the same with another type beside it; a type by itself says nothing. */
function plain(node: SourceNode): unknown {
  const { expression } = node as { readonly expression?: SourceNode }
  if (!node.type.startsWith('TS')) return withoutTypes(node)
  return expression === undefined ? undefined : plain(expression)
}

export const isSame = (one: SourceNode, other: SourceNode): boolean =>
  one.type === other.type &&
  nameOf(one) === nameOf(other) &&
  innerOf(one).length === innerOf(other).length &&
  innerOf(one).every((node, place) => isSame(node, innerOf(other)[place] ?? node))

/** An operator, a name or a value of its own, and what else makes it another thing. */
export const nameOf = (node: SourceNode): string => {
  const { operator, name, value } = node as { operator?: string; name?: string; value?: unknown }
  if (node.type === 'TemplateElement') return (value as { cooked: string }).cooked
  const marks = Object.entries(node).flatMap(([mark, isSet]) =>
    isSet === true && isMark.test(mark) && !isOfType(node, mark) ? [mark] : [],
  )
  const { kind } = node as { readonly kind?: unknown }
  const reads = kind === 'get' || kind === 'set' ? kind : ''
  const type = typeof value === 'bigint' ? 'whole' : ''
  return [operator, name, isTree(value) ? '' : value, reads, type, ...marks].join('|')
}

/** `a[key]` and `a.key`, `a?.b` and `a.b`, `++a` and `a++`. */
const isMark = /^(?:computed|optional|async|await|generator|prefix|static|delegate)$/

/** A parameter that may be left out does the same. */
const isOfType = ({ type }: SourceNode, mark: string): boolean =>
  mark === 'optional' && type === 'Identifier'

export const innerOf = (node: SourceNode): readonly SourceNode[] =>
  Object.values(node).flatMap((inner: unknown) =>
    (Array.isArray(inner) ? inner : [inner]).filter(isTree).map(withoutBrackets),
  )

export function withoutBrackets(node: SourceNode): SourceNode {
  const { expression } = node as { expression?: SourceNode }
  return node.type === 'ParenthesizedExpression' && expression !== undefined
    ? withoutBrackets(expression)
    : node
}
