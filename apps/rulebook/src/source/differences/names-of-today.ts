/** Earlier code with a local name of today in it, where only one was renamed: what else differs is told by itself. */
import type { ObjectPattern } from 'oxc-parser'
import { keyOf } from '../declarations.ts'
import { type WithoutLocalNames, withoutLocalNames } from '../local-names.ts'
import { isTree, nodesIn, type SourceNode } from '../parsed.ts'

/** The same code as it was, if more or less than one name is gone, or the new one stood for something already. */
export function withNameOfToday(was: SourceNode, is: SourceNode): SourceNode {
  const [one, other] = [withoutLocalNames(was), withoutLocalNames(is)]
  if (one === undefined || other === undefined) return was
  const [gone, ...moreGone] = less(one, other)
  const [added, ...moreAdded] = less(other, one)
  const isOne = moreGone.length + moreAdded.length === 0
  if (!isOne || gone === undefined || added === undefined) return was
  if (stands(added, was) || stands(gone, is) || isField(gone, was)) return was
  const names = one.names.map((name) => (name === gone ? added : name))
  return named(one.tree, names) as SourceNode
}

const less = ({ names }: WithoutLocalNames, other: WithoutLocalNames): readonly string[] => [
  ...new Set(names.filter((name) => !other.names.includes(name))),
]

/** As a name of any kind. */
const stands = (name: string, node: SourceNode): boolean =>
  [...nodesIn(node)].some((inner) => (inner as { readonly name?: unknown }).name === name)

/** Is it taken from what is given by the same name? Then that is another field now. */
const isField = (name: string, node: SourceNode): boolean =>
  [...nodesIn(node)].some(
    (inner) =>
      inner.type === 'ObjectPattern' &&
      (inner as unknown as ObjectPattern).properties.some((entry) => keyOf(entry) === name),
  )

/** With a name in the place of each number. */
function named(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => named(one, names))
  if (!isTree(value)) return value
  const node = Object.fromEntries(
    Object.entries(value).map(([part, inner]) => [part, named(inner, names)]),
  ) as unknown as SourceNode & {
    readonly name?: string
    readonly key?: unknown
    readonly value?: unknown
  }
  if ('shorthand' in node) return { ...node, shorthand: nameOf(node.key) === nameOf(node.value) }
  const [, place] = /^#(\d+)$/.exec(node.name ?? '') ?? []
  return place === undefined ? node : { ...node, name: names[Number(place) - 1] }
}

const nameOf = (node: unknown): unknown =>
  (node as { readonly name?: unknown } | undefined)?.name ?? node
