/** Which rules a machine's guards ask, read from its code: what really decides, beside the words. */

import { keyOf } from './declarations.ts'
import { nodesIn, type ParsedSource, parsed, type SourceNode } from './parsed.ts'
import { codeOf } from './properties.ts'

/** For each guard the names of the rules that it asks, also through functions of its own file. */
export const guardRulesIn = (
  text: string,
  isRule: (name: string) => boolean,
): ReadonlyMap<string, readonly string[]> =>
  new Map(
    implementedIn(text, 'guards').map(({ guard, names }) => [
      keyOf(guard) ?? '',
      [...names].filter(isRule),
    ]),
  )

/** For each guard its code on one line, with that of the functions of its own file that it uses. */
export const guardCodesIn = (text: string): ReadonlyMap<string, string> => codesIn(text, 'guards')

/** The same for each action. */
export const actionCodesIn = (text: string): ReadonlyMap<string, string> => codesIn(text, 'actions')

const codesIn = (text: string, kind: Kind): ReadonlyMap<string, string> =>
  new Map(
    implementedIn(text, kind).map(({ source, guard, functions }) => {
      const { value = guard } = guard as { readonly value?: SourceNode }
      const where = [...functions].map((node) => codeOf(source, node))
      const whole = codeOf(source, value)
      return [
        keyOf(guard) ?? '',
        where.length === 0 ? whole : `${whole}, where ${where.join('; ')}`,
      ]
    }),
  )

type Kind = 'guards' | 'actions'

/** What a machine's setup has under that name: not the action of a transition, which has a type. */
function implementedIn(text: string, kind: Kind) {
  const source = parsed(text)
  const local = localFunctions(source)
  return [...nodesIn(source.statements)]
    .filter((node) => node.type === 'Property' && keyOf(node) === kind)
    .map(propertiesOf)
    .filter((properties) => !properties.some((property) => keyOf(property) === 'type'))
    .flatMap((properties) => properties.filter((property) => keyOf(property) !== undefined))
    .map((guard) => {
      const functions = new Set<SourceNode>()
      const names = used(guard, local, functions)
      return { source, guard, names, functions }
    })
}

type WithValue = SourceNode & { readonly value?: { readonly properties?: readonly SourceNode[] } }

const propertiesOf = (node: SourceNode): readonly SourceNode[] =>
  (node as WithValue).value?.properties ?? []

/** What the names of a file stand for, each where it is known. */
interface Local {
  readonly functions: readonly Declared[]
  /** Names from other files, with the names there. */
  readonly imported: ReadonlyMap<string, string>
}

interface Declared {
  readonly name: string
  readonly node: SourceNode
  /** The function that it stands in; the whole file if it stands in none. */
  readonly within: Pick<SourceNode, 'start' | 'end'>
}

const localFunctions = (source: ParsedSource): Local => {
  const nodes = [...nodesIn(source.statements)]
  const functions = nodes.filter(({ type }) => /Function/.test(type))
  const whole = { start: 0, end: source.text.length }
  return {
    functions: nodes.flatMap((node) => {
      const { id } = node as { id?: { type?: string; name?: string } | null }
      const isFunction = node.type === 'FunctionDeclaration' || node.type === 'VariableDeclarator'
      if (!isFunction || id?.name === undefined) return []
      const around = functions.filter((one) => one !== node && isIn(node, one))
      return [{ name: id.name, node, within: around.at(-1) ?? whole }]
    }),
    imported: new Map(
      nodes.flatMap((node) => {
        if (node.type !== 'ImportSpecifier') return []
        const { local, imported } = node as SourceNode &
          Record<'local' | 'imported', { readonly name: string }>
        return [[local.name, imported.name] as const]
      }),
    ),
  }
}

const isIn = (node: SourceNode, around: Pick<SourceNode, 'start' | 'end'>): boolean =>
  node.start >= around.start && node.end <= around.end

/** Every name that a node uses, and that the functions which it names there use; a name from elsewhere as it is called there. */
function used(
  node: SourceNode,
  local: Local,
  functions: Set<SourceNode>,
  names = new Set<string>(),
): ReadonlySet<string> {
  const own = ownNamesIn(node)
  for (const name of usedNamesIn(node)) {
    if (own.has(name)) continue
    const meant = declaredFor(name, node, local)
    names.add(meant === undefined ? (local.imported.get(name) ?? '') : name)
    if (meant === undefined || functions.has(meant)) continue
    functions.add(meant)
    used(meant, local, functions, names)
  }
  return names
}

/** The nearest around the node that has the name. */
const declaredFor = (name: string, node: SourceNode, local: Local): SourceNode | undefined =>
  local.functions.findLast(
    (one) => one.name === name && isIn(node, one.within) && !isIn(node, one.node),
  )?.node

/** Names that a node gives itself: parameters, and constants inside it. */
const ownNamesIn = (node: SourceNode): ReadonlySet<string> =>
  new Set(
    [...nodesIn(node)].flatMap((inner) => {
      const { params } = inner as { readonly params?: unknown }
      const { id } = inner as { readonly id?: unknown }
      const given = [
        ...(/Function/.test(inner.type) ? [params] : []),
        ...(inner.type === 'VariableDeclarator' && inner !== node ? [id] : []),
      ]
      return usedNamesIn(given)
    }),
  )

/** Identifiers, besides the names of fields. */
function usedNamesIn(tree: unknown): readonly string[] {
  const nodes = [...nodesIn(tree)]
  const fields = new Set(
    nodes.flatMap((node) => {
      const { key, property, computed } = node as SourceNode &
        Partial<Record<'key' | 'property' | 'computed', unknown>>
      return computed === true ? [] : [key, property]
    }),
  )
  return nodes.flatMap((node) => {
    const { name } = node as { readonly name?: unknown }
    return node.type === 'Identifier' && typeof name === 'string' && !fields.has(node) ? [name] : []
  })
}
