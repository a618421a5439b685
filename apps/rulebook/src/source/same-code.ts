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
