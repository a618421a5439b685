/** Does code say the same as other code, whatever its white space, brackets and quotation marks? */
import { isTree, parsed, type SourceNode } from './parsed.ts'

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

function declaredIn(node: SourceNode | undefined): SourceNode | undefined {
  const { declaration } = (node ?? {}) as { readonly declaration?: SourceNode | null }
  return node?.type === 'ExportNamedDeclaration' ? (declaration ?? undefined) : node
}

const withoutTypes = (node: SourceNode): SourceNode =>
  Object.fromEntries(
    Object.entries(node).map(([key, inner]: readonly [string, unknown]) => {
      if (Array.isArray(inner)) return [key, inner.map((one) => (isTree(one) ? plain(one) : one))]
      return [key, isTree(inner) ? plain(inner) : inner]
    }),
  ) as unknown as SourceNode

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

/** An operator, a name or a value of its own. */
export const nameOf = (node: SourceNode): string => {
  const { operator, name, value } = node as { operator?: string; name?: string; value?: unknown }
  if (node.type === 'TemplateElement') return (value as { cooked: string }).cooked
  return [operator, name, isTree(value) ? '' : value].join('|')
}

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
