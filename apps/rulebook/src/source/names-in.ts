import { nodesIn, type SourceNode } from './parsed.ts'

/** Each name, and beside it that it stands by itself: `policy.pause` takes no more of the policy than its pause. */
export function namesIn(node: unknown): ReadonlySet<string> {
  const inner = [...nodesIn(node)]
  const ofFields = new Set(
    inner.flatMap((one) => {
      if (one.type === 'ImportSpecifier') return [...nodesIn(one)].map(({ start }) => start)
      return isFieldOfName(one) ? [one.object.start] : []
    }),
  )
  return new Set(
    inner.flatMap((one) => {
      const { name } = one as { readonly name?: string }
      if (name === undefined) return []
      return ofFields.has(one.start) ? [name] : [name, asWhole(name)]
    }),
  )
}

export const asWhole = (name: string): string => `${name} as a whole`

const isFieldOfName = (node: SourceNode): node is SourceNode & { readonly object: SourceNode } =>
  node.type === 'MemberExpression' &&
  !(node as SourceNode & { readonly computed: boolean }).computed &&
  (node as SourceNode & { readonly object: SourceNode }).object.type === 'Identifier'
