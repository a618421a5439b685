/** Which entries of a record, and which items of a list, differ between two versions. */
import { keyOf } from '../declarations.ts'
import type { SourceNode } from '../parsed.ts'
import type { Differing } from './differing.ts'
import { isSame } from './same-code.ts'

/** Do they only stand in another order? */
export const isReordered = (was: readonly SourceNode[], is: readonly SourceNode[]): boolean =>
  was.length === is.length && was.every((item) => is.some((other) => isSame(item, other)))

type Entry = SourceNode & { readonly value?: SourceNode }

const entriesOf = (node: SourceNode): readonly Entry[] =>
  (node as SourceNode & { readonly properties: readonly Entry[] }).properties

const less = (some: readonly Entry[], others: readonly Entry[]): readonly Entry[] =>
  some.filter((entry) => !others.some((one) => isSame(entry, one)))

/** The values of the only entry that differs, with its name; none if more than its value differs. */
export function onlyEntry(
  one: SourceNode,
  other: SourceNode,
): { readonly name: string; readonly values: readonly [SourceNode, SourceNode] } | undefined {
  const [was, is] = [entriesOf(one), entriesOf(other)]
  const [[own, ...more], [otherOwn, ...others]] = [less(was, is), less(is, was)]
  const name = own && keyOf(own)
  const isOne = more.length + others.length === 0 && otherOwn && name === keyOf(otherOwn)
  return isOne && name !== undefined && own?.value && otherOwn.value
    ? { name, values: [own.value, otherOwn.value] }
    : undefined
}

/** The entries that differ, by their names; none if it is the value of one alone. */
export function ofEntries(one: SourceNode, other: SourceNode): Differing | undefined {
  const [was, is] = [entriesOf(one), entriesOf(other)]
  const [gone, added] = [less(was, is), less(is, was)]
  if (gone.length + added.length === 0 || onlyEntry(one, other) !== undefined) return undefined
  const only = (node: SourceNode, properties: readonly SourceNode[]) =>
    properties.length === 0 ? [] : [{ ...node, properties } as SourceNode]
  return {
    was: [{ steps: only(one, gone), under: [] }],
    is: [{ steps: only(other, added), under: [] }],
  }
}
