/** Which rules a machine's guards ask, read from its code: what really decides, beside the words. */

import { keyOf } from './declarations.ts'
import { nodesIn, type ParsedSource, parsed, type SourceNode } from './parsed.ts'
import { codeOf } from './properties.ts'

/** For each guard the names of the rules that it asks, also through functions of its own file. */
export function guardRulesIn(
  text: string,
  isRule: (name: string) => boolean,
): ReadonlyMap<string, readonly string[]> {
  const source = parsed(text)
  const local = localFunctions(source)
  return new Map(
    [...nodesIn(source.statements)]
      .filter((node) => node.type === 'Property' && keyOf(node) === 'guards')
      .flatMap((node) => propertiesOf(node))
      .map((guard) => {
        const names = [...asked(guard, local, new Set())]
        return [keyOf(guard) ?? '', names.filter(isRule)] as const
      }),
  )
}

/** For each guard its code on one line, with that of the functions of its own file that it uses. */
export function guardCodesIn(text: string): ReadonlyMap<string, string> {
  const source = parsed(text)
  const local = localFunctions(source)
  return new Map(
    [...nodesIn(source.statements)]
      .filter((node) => node.type === 'Property' && keyOf(node) === 'guards')
      .flatMap((node) => propertiesOf(node))
      .map((guard) => {
        const { value = guard } = guard as { readonly value?: SourceNode }
        const used = [...asked(guard, local, new Set())].flatMap((name) => {
          const node = local.get(name)
          return node === undefined || (node.start >= guard.start && node.end <= guard.end)
            ? []
            : [codeOf(source, node)]
        })
        const [whole, ...where] = [codeOf(source, value), ...used]
        return [
          keyOf(guard) ?? '',
          where.length === 0 ? whole : `${whole}, where ${where.join('; ')}`,
        ] as const
      }),
  )
}

type WithValue = SourceNode & { readonly value?: { readonly properties?: readonly SourceNode[] } }

const propertiesOf = (node: SourceNode): readonly SourceNode[] =>
  (node as WithValue).value?.properties ?? []

type Local = ReadonlyMap<string, SourceNode>

/** Functions of the file itself, by their names. */
const localFunctions = ({ statements }: ParsedSource): Local =>
  new Map(
    [...nodesIn(statements)].flatMap((node) => {
      const { id } = node as { id?: { type?: string; name?: string } | null }
      const isFunction = node.type === 'FunctionDeclaration' || node.type === 'VariableDeclarator'
      return isFunction && id?.name !== undefined ? [[id.name, node] as const] : []
    }),
  )

/** Every name in a node, and in the local functions that it names. */
function asked(node: SourceNode, local: Local, seen: Set<string>): ReadonlySet<string> {
  for (const inner of nodesIn(node)) {
    const { name } = inner as { name?: string }
    if (inner.type !== 'Identifier' || name === undefined || seen.has(name)) continue
    seen.add(name)
    const own = local.get(name)
    if (own !== undefined && own !== node) asked(own, local, seen)
  }
  return seen
}
