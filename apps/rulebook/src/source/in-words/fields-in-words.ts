/** The fields of things in words: whose they are is said where several have a field of that name. */
import type { Expression, MemberExpression } from 'oxc-parser'
import { isTree, type SourceNode } from '../parsed.ts'
import { before, name, nameOf, type Words } from './binding.ts'
import { isText, placeInWords } from './lists-in-words.ts'
import type { Say } from './parts-in-words.ts'

/** What English words a name has, and 'pagingPolicy.pageSize'. */
export type English = (name: string) => string

export interface Speech {
  readonly english: English
  /** Does more than one thing that is told of have a field of this name? */
  readonly isOfSeveral: (field: string) => boolean
}

/** @param nodes all that is told of at once */
export function speechOf(english: English, nodes: readonly SourceNode[]): Speech {
  const owners = new Map<string, Set<string>>()
  for (const node of nodes.flatMap((each) => [...valuesIn(each)])) {
    const [field, owner] = ownedBy(node) ?? []
    if (field === undefined || owner === undefined) continue
    owners.set(field, (owners.get(field) ?? new Set()).add(owner))
  }
  return { english, isOfSeveral: (field) => (owners.get(field)?.size ?? 0) > 1 }
}

/** 'value' and its owner of `offer.value`; a name by itself has none. */
function ownedBy(node: SourceNode): readonly [field: string, owner: string] | undefined {
  if (node.type === 'Identifier') return [(node as SourceNode & { name: string }).name, '']
  if (!isField(node)) return undefined
  return [
    fieldOf(node),
    JSON.stringify(ownerOf(node), (key, value) =>
      /^(?:start|end|optional)$/.test(key) ? undefined : value,
    ),
  ]
}

const isField = (node: SourceNode): node is SourceNode & MemberExpression =>
  node.type === 'MemberExpression' && !(node as unknown as MemberExpression).computed

const fieldOf = ({ property }: MemberExpression): string => (property as { name: string }).name

const ownerOf = ({ object }: MemberExpression): Expression => withoutMarks(object)

/** Without what changes nothing of a value. */
function withoutMarks(node: Expression): Expression {
  const { expression } = node as { readonly expression?: Expression }
  return expression !== undefined && /^(?:Parenthesized|Chain|TS\w+)Expression$/.test(node.type)
    ? withoutMarks(expression)
    : node
}

/** Every node without those that only name a field. */
function* valuesIn(value: unknown): Generator<SourceNode> {
  if (Array.isArray(value)) {
    for (const item of value) yield* valuesIn(item)
    return
  }
  if (!isTree(value)) return
  yield value
  const { computed } = value as { readonly computed?: boolean }
  for (const [part, inner] of Object.entries(value))
    if (computed || (part !== 'property' && part !== 'key')) yield* valuesIn(inner)
}

/** 'page size' of pagingPolicy.pageSize; 'offer’s value' where something else has a value, too. */
export function member(node: MemberExpression, inner: Say, speech: Speech): Words {
  const { object, property, computed } = node
  if (computed) return placeInWords(inner(object), [inner(property)])
  const field = fieldOf(node)
  if (field === 'length') return lengthOf(object, inner)
  const { english, isOfSeveral } = speech
  const list = listNamed(object)
  const says = fact(english(list === undefined ? field : `${list}.${field}`))
  return isOfSeveral(field) && says === fact(english(field))
    ? owned(says, ownerOf(node), inner)
    : nameOf(says)
}

function owned(field: string, owner: Expression, inner: Say): Words {
  const whose = inner(owner)
  // Sentences of our own.
  if (whose.text === 'ours') return name`our “${field}”`
  return whose.binds === 'name' && /^(?:Identifier|MemberExpression)$/.test(owner.type)
    ? name`${whose}’${whose.text.endsWith('s') ? '' : 's'} ${field}`
    : before`${field} of ${whose}`
}

function lengthOf(object: Expression, inner: Say): Words {
  if (object.type === 'Literal' && typeof object.value === 'string')
    return name`${String(object.value.length)}`
  const whose = inner(object)
  return isText(whose.text)
    ? before`the number of characters of ${whose}`
    : before`the number of ${whose}`
}

/** 'savings withdrawal on' of isSavingsWithdrawalOn. */
export const fact = (words: string): string => words.replace(/^is /, '')

/** 'pagingPolicy', and 'checkoutMessages.ours': figures and sentences have words of their own. */
function listNamed(node: Expression): string | undefined {
  if (node.type === 'Identifier') return isOfFigures.test(node.name) ? node.name : undefined
  if (!isField(node)) return undefined
  const list = listNamed(node.object)
  return list === undefined ? undefined : `${list}.${fieldOf(node)}`
}

const isOfFigures = /(?:policy|messages|^ours)$/i
