/** Where two versions of a type differ, in words: what it lists, and whether that may be missing. */

import { keyOf } from '../declarations.ts'
import { nothing } from '../in-words/circumstances-in-words.ts'
import type { English } from '../in-words/formula-in-words.ts'
import { listed } from '../in-words/listed.ts'
import { nodesIn, type SourceNode } from '../parsed.ts'
import type { InWordsPair } from './formula-difference.ts'
import { isSame, treeOf } from './same-code.ts'

/** None for code that is no type, or where the same things are of another kind. */
export function typeDifference(was: string, is: string, english: English): InWordsPair | undefined {
  const [one, other] = [was, is].map((code) => entriesOf(treeOf(code), english))
  if (one === undefined || other === undefined) return undefined
  const less = (some: readonly Entry[], others: readonly Entry[]) =>
    some.filter(({ says }) => others.every((other) => other.says !== says)).map(({ says }) => says)
  const [gone, added] = [less(one, other), less(other, one)]
  const changed = one.filter(({ says, node }) =>
    other.some((now) => now.says === says && !isSame(node, now.node)),
  )
  if (gone.length + added.length + changed.length === 0) return undefined
  const kinds = changed.map(({ says }) => `${says}, of another kind`)
  const all = [...added, ...kinds]
  return {
    was:
      gone.length + changed.length > 0
        ? listed([...gone, ...changed.map(({ says }) => says)])
        : nothing,
    is: all.length > 0 ? listed(all) : nothing,
  }
}

interface Entry {
  readonly says: string
  readonly node: SourceNode
}

function entriesOf(tree: SourceNode | undefined, english: English): readonly Entry[] | undefined {
  const declared = [...nodesIn(tree)].find(({ type }) =>
    /^TS(?:Interface|TypeAlias)Declaration$/.test(type),
  )
  if (declared === undefined) return undefined
  const { body, typeAnnotation } = declared as SourceNode & {
    readonly body?: { readonly body: readonly SourceNode[] }
    readonly typeAnnotation?: SourceNode & {
      readonly members?: readonly SourceNode[]
      readonly types?: readonly SourceNode[]
    }
  }
  const entries = body?.body ?? typeAnnotation?.members ?? typeAnnotation?.types
  return entries?.map((node) => ({ node, says: entryInWords(node, english) }))
}

function entryInWords(node: SourceNode, english: English): string {
  const { optional, literal } = node as SourceNode & {
    readonly optional?: boolean
    readonly literal?: { readonly value?: unknown }
  }
  if (literal !== undefined) return `‘${literal.value}’`
  const name = keyOf(node) ?? nameOfType(node)
  const words = name === undefined ? undefined : english(name)
  return `${words ?? markOf(node) ?? 'something else'}${optional ? ' (may be missing)' : ''}`
}

/** Of one thing among several that differ by a mark, such as `{ type: 'form.cleared' }` of an event. */
function markOf(node: SourceNode): string | undefined {
  for (const one of nodesIn(node)) {
    if (one.type !== 'TSLiteralType') continue
    const { literal } = one as SourceNode & { readonly literal: { readonly value?: unknown } }
    if (typeof literal.value === 'string') return `‘${literal.value}’`
  }
  return undefined
}

/** Another type by its name: 'SaveEnded'. */
function nameOfType(node: SourceNode): string | undefined {
  const { typeName } = node as SourceNode & { readonly typeName?: { readonly name?: string } }
  return typeName?.name
}
