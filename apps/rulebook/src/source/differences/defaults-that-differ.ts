/** What a function is given, and what counts where that is missing: where two versions differ. */
import { keyOf } from '../declarations.ts'
import type { Part } from '../in-words/steps-in-words.ts'
import { nodesIn, type SourceNode } from '../parsed.ts'
import { type Differing, nothing } from './differing.ts'
import { isSame, withoutBrackets } from './same-code.ts'

/** By the name of what may be missing what counts in its place. */
export type Defaults = ReadonlyMap<string, SourceNode>

/** Of what a function is given. */
export const defaultsOf = (node: SourceNode): Defaults => defaultsIn(givenTo(node))

/** What a function, also one that is declared, is given. */
function givenTo(node: SourceNode): readonly SourceNode[] {
  const { declaration, declarations, init, params } = node as {
    readonly declaration?: SourceNode | null
    readonly declarations?: readonly SourceNode[]
    readonly init?: SourceNode | null
    readonly params?: readonly SourceNode[]
  }
  const inner = declaration ?? declarations?.[0] ?? init
  return params ?? (inner ? givenTo(inner) : [])
}

/** 'amount' of `amount = 0`. */
export const defaultsIn = (patterns: unknown): Defaults =>
  new Map(
    [...nodesIn(patterns)].flatMap((node) => {
      if (node.type !== 'AssignmentPattern') return []
      const { left, right } = node as SourceNode & {
        readonly left: SourceNode & { readonly name?: string }
        readonly right: SourceNode
      }
      return left.name === undefined ? [] : [[left.name, withoutBrackets(right)] as const]
    }),
  )

/** What counts where nothing is given, before and after. */
export function ofDefaults(was: Defaults, is: Defaults): Differing {
  const names = [...new Set([...was.keys(), ...is.keys()])].filter((name) => {
    const [then, now] = [was.get(name), is.get(name)]
    return then === undefined || now === undefined || !isSame(then, now)
  })
  const parts = (some: Defaults): readonly Part[] =>
    names.map((name) => {
      const value = some.get(name)
      return { steps: value === undefined ? [] : [value], under: [{ is: 'default', name }] }
    })
  return names.length === 0 ? nothing : { was: parts(was), is: parts(is) }
}

/** Does a name of both versions stand for another field of what is given? */
export function isOfOtherField(one: SourceNode, other: SourceNode): boolean {
  const [was, is] = [one, other].map(fieldsGiven)
  return [...(was ?? [])].some(([name, field]) => (is?.get(name) ?? field) !== field)
}

/** 'amount' for the `worth` of `{ amount: worth }`. */
const fieldsGiven = (node: SourceNode): ReadonlyMap<string, string> =>
  new Map(
    [...nodesIn(givenTo(node))].flatMap((inner) => {
      const { value } = inner as { readonly value?: SourceNode & { readonly left?: SourceNode } }
      if (inner.type !== 'Property' || value === undefined) return []
      const { name } = (value.left ?? value) as { readonly name?: string }
      return name === undefined ? [] : [[name, keyOf(inner) ?? ''] as const]
    }),
  )
