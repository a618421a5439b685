/** Names that code declares within itself: with others in their place it does the same. */
import { isTree, type SourceNode } from './parsed.ts'

export interface WithoutLocalNames {
  /** With a number in the place of each name. */
  readonly tree: SourceNode
  /** The names, each at the place that its number tells. */
  readonly names: readonly string[]
}

/** By its name what stands for it. */
export type Scope = ReadonlyMap<string, string>

type Node = SourceNode & Readonly<Record<string, unknown>>

/** None for code with a `var`, which is declared elsewhere than where it stands. */
export function withoutLocalNames(
  root: SourceNode,
  known: Scope = new Map(),
): WithoutLocalNames | undefined {
  const names: string[] = []
  let isPlain = true

  function marked(declared: readonly string[], around: Scope): Scope {
    if (declared.length === 0) return around
    const own = declared.map((name) => [name, `#${names.push(name)}`] as const)
    return new Map([...around, ...own])
  }

  function inner(value: unknown, scope: Scope): unknown {
    if (Array.isArray(value)) return value.map((one) => inner(one, scope))
    return isTree(value) ? named(value as Node, scope) : value
  }

  function named(node: Node, around: Scope): Node {
    if (node.type === 'VariableDeclaration' && node['kind'] === 'var') isPlain = false
    if (isReference(node))
      return { ...node, name: around.get(String(node['name'])) ?? node['name'] }
    const scope = marked(declaredBy(node), around)
    const stays = partThatStays(node)
    const entries = Object.entries(node).map(([part, value]) => {
      if (part === stays || part === 'typeAnnotation') return [part, value]
      return [part, inner(value, part === 'discriminant' ? around : scope)]
    })
    return { ...Object.fromEntries(entries), ...('shorthand' in node && { shorthand: false }) }
  }

  const tree = named(root as Node, known)
  return isPlain ? { tree, names } : undefined
}

/** In tags small letters name parts of the page. */
const isReference = ({ type, ...node }: Node): boolean =>
  type === 'Identifier' || (type === 'JSXIdentifier' && /^[A-Z]/.test(String(node['name'])))

/** A field goes by its name for everybody. */
function partThatStays({ type, computed }: Node): string | undefined {
  if (type === 'JSXAttribute') return 'name'
  if (type === 'ExportSpecifier') return 'exported'
  if (/^(?:Labeled|Break|Continue)Statement$/.test(type)) return 'label'
  if (computed === true) return undefined
  if (type === 'MemberExpression' || type === 'JSXMemberExpression') return 'property'
  return /^(?:Property|MethodDefinition|PropertyDefinition|TSPropertySignature|TSMethodSignature)$/.test(
    type,
  )
    ? 'key'
    : undefined
}

/** The names that a part of the code brings for all that stands within it. */
function declaredBy(node: Node): readonly string[] {
  const { type } = node
  if (isFunction.test(type)) {
    const own = type === 'FunctionExpression' ? namesBound(node['id']) : []
    return [...own, ...namesBound(node['params'])]
  }
  if (type === 'BlockStatement') return declaredIn(node['body'])
  if (type === 'SwitchStatement')
    return (node['cases'] as readonly Node[]).flatMap(({ consequent }) => declaredIn(consequent))
  if (type === 'CatchClause') return namesBound(node['param'])
  if (/^For(?:In|Of)?Statement$/.test(type)) return declaredIn([node['init'] ?? node['left']])
  return []
}

const isFunction = /^(?:ArrowFunctionExpression|FunctionDeclaration|FunctionExpression)$/

/** By statements that stand side by side. */
export const declaredIn = (statements: unknown): readonly string[] =>
  (statements as readonly (Node | undefined)[]).flatMap((statement) => {
    if (statement?.type === 'VariableDeclaration')
      return (statement['declarations'] as readonly Node[]).flatMap(({ id }) => namesBound(id))
    return /^(?:Function|Class)Declaration$/.test(statement?.type ?? '')
      ? namesBound(statement?.['id'])
      : []
  })

/** Of `{ amount, range: { least } }` and of `[first, ...others]`. */
function namesBound(pattern: unknown): readonly string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(namesBound)
  const { type, name, properties, elements, left, argument, value } = (pattern ?? {}) as Node
  if (type === 'Identifier') return [String(name)]
  if (type === 'ObjectPattern') return namesBound(properties)
  if (type === 'ArrayPattern') return namesBound(elements)
  if (type === 'AssignmentPattern') return namesBound(left)
  if (type === 'RestElement') return namesBound(argument)
  return type === 'Property' ? namesBound(value) : []
}
