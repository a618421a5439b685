/** Which entries of a record, and which items of a list, differ between two versions. */
import { keyOf } from '../declarations.ts'
import type { SourceNode } from '../parsed.ts'
import type { Differing } from './differing.ts'
import { isSame } from './same-code.ts'

/** Do they only stand in another order? */
export const isReordered = (was: readonly SourceNode[], is: readonly SourceNode[]): boolean =>
  was.length === is.length && was.every((item) => is.some((other) => isSame(item, other)))

/** The entries that differ, by their names. */
export function ofEntries(one: SourceNode, other: SourceNode): Differing | undefined {
  const [was, is] = [one, other].map(
    (node) => (node as SourceNode & { readonly properties: readonly SourceNode[] }).properties,
  )
  const less = (some: readonly SourceNode[] = [], others: readonly SourceNode[] = []) =>
    some.filter((entry) => !others.some((one) => isSame(entry, one)))
  const [gone, added] = [less(was, is), less(is, was)]
  const [own, otherOwn] = [gone[0], added[0]]
  const key = own && keyOf(own)
  if (gone.length + added.length === 0) return undefined
  if (
    own &&
    otherOwn &&
    gone.length === 1 &&
    added.length === 1 &&
    key === keyOf(otherOwn) &&
    key !== undefined
  )
    return undefined
  const only = (node: SourceNode, properties: readonly SourceNode[]) =>
    properties.length === 0 ? [] : [{ ...node, properties } as SourceNode]
  return {
    was: [{ steps: only(one, gone), under: [] }],
    is: [{ steps: only(other, added), under: [] }],
  }
}
