/** Which declarations read a field of the rates in force, from their code: by themselves, or by what they call with it. */
import type { CallExpression, MemberExpression, ObjectPattern } from 'oxc-parser'
import { keyOf } from './declarations.ts'
import { nodesIn, type ParsedSource, type SourceNode } from './parsed.ts'

export interface Reading {
  /** 'insurance.primaryThreshold'; 'loans[].above' where a key is not known before it runs. */
  readonly path: string
  /** The name of the declaration. */
  readonly by: string
}

/** What the declarations of some sources read; what one of them hands to another is read by both. */
export function readingsIn(sources: readonly ParsedSource[]): readonly Reading[] {
  const declared = sources.flatMap(declaredIn)
  const calledBy = new Map(declared.map(({ name, node }) => [name, node]))
  return declared.flatMap(({ name, node }) => readingsOf(name, node, calledBy))
}

interface Declared {
  readonly name: string
  readonly node: SourceNode
}

type Named = SourceNode & { readonly id?: { readonly name?: string } | null }

const declaredIn = ({ statements }: ParsedSource): readonly Declared[] =>
  statements.flatMap((statement) => {
    const node = (statement.type === 'ExportNamedDeclaration' && statement.declaration) || statement
    const each = node.type === 'VariableDeclaration' ? node.declarations : [node]
    return each.flatMap((one) => {
      const name = (one as Named).id?.name
      return name === undefined ? [] : [{ name, node: one }]
    })
  })

type Called = ReadonlyMap<string, SourceNode>

function readingsOf(by: string, node: SourceNode, called: Called): readonly Reading[] {
  const handed = new Set<SourceNode>()
  const further = [...nodesIn(node)].flatMap((inner) => {
    if (inner.type !== 'CallExpression') return []
    const { callee, arguments: args } = inner as CallExpression
    const target = callee.type === 'Identifier' ? called.get(callee.name) : undefined
    if (callee.type !== 'Identifier' || target === undefined) return []
    return args.flatMap((argument, place) => {
      const path = pathOf(argument)
      const fields = fieldsOf(paramsOf(target)[place], target)
      if (path === undefined || fields === undefined) return []
      handed.add(argument)
      const paths = fields.length === 0 ? [path] : fields.map((field) => `${path}.${field}`)
      return paths.flatMap((path) => [
        { path, by },
        { path, by: callee.name },
      ])
    })
  })
  return [...further, ...own(node, handed).map((path) => ({ path, by }))]
}

/** The longest paths in a node, besides what is handed to another declaration. */
function own(node: SourceNode, handed: ReadonlySet<SourceNode>): readonly string[] {
  if (handed.has(node)) return []
  const path = pathOf(node)
  if (path !== undefined) return [path]
  if (node.type === 'ObjectPattern' && isOfRates(node)) return keysOf(node)
  return Object.values(node).flatMap((inner: unknown) =>
    (Array.isArray(inner) ? inner : [inner]).flatMap((one) =>
      isNode(one) ? own(one, handed) : [],
    ),
  )
}

const isNode = (value: unknown): value is SourceNode =>
  typeof value === 'object' && value !== null && 'type' in value

/** 'loans.postgraduate' of `rates.loans.postgraduate`; nothing for anything but a field of the rates. */
function pathOf(node: SourceNode): string | undefined {
  if (node.type !== 'MemberExpression') return undefined
  const { object, property, computed } = node as MemberExpression
  const name = property.type === 'Identifier' && !computed ? property.name : undefined
  if (isRates(object)) return name
  const before = pathOf(object)
  if (before === undefined) return undefined
  return name === undefined ? `${before}[]` : `${before}.${name}`
}

const isRates = (node: SourceNode): boolean =>
  (node as { name?: string }).name === 'rates' ||
  (node.type === 'MemberExpression' && keyed((node as MemberExpression).property) === 'rates')

const keyed = (node: SourceNode): string | undefined => (node as { name?: string }).name

const isOfRates = (pattern: SourceNode): boolean =>
  [...nodesIn((pattern as ObjectPattern).typeAnnotation)].some((node) => keyed(node) === 'Rates')

const keysOf = (pattern: SourceNode): readonly string[] =>
  (pattern as ObjectPattern).properties.flatMap((property) => keyOf(property) ?? [])

/** The parameters of a function, or of a constant that is one. */
function paramsOf(node: SourceNode): readonly SourceNode[] {
  const { params, init } = node as { params?: readonly SourceNode[]; init?: SourceNode }
  return params ?? (init === undefined ? [] : paramsOf(init))
}

/** The fields that a function reads of one of its parameters: none of a list. */
function fieldsOf(
  parameter: SourceNode | undefined,
  target: SourceNode,
): readonly string[] | undefined {
  if (parameter === undefined) return undefined
  if (parameter.type === 'ObjectPattern') return keysOf(parameter)
  const name = keyed(parameter)
  const isList = [...nodesIn(parameter)].some(({ type }) => type === 'TSArrayType')
  if (isList) return []
  return [
    ...new Set(
      [...nodesIn(target)].flatMap((node) => {
        if (node.type !== 'MemberExpression') return []
        const { object, property } = node as MemberExpression
        return keyed(object) === name ? (keyed(property) ?? []) : []
      }),
    ),
  ]
}
