/** What a place in a machine holds, in the words of the machine rather than as code. */
import type { MachineWords } from '../../machines/machine-words.ts'
import { keyOf } from '../../source/declarations.ts'
import { parsed, type SourceNode } from '../../source/parsed.ts'
import { spaced } from '../../source/spaced-name.ts'
import { figureInEnglish } from '../in-words/code-words.ts'

export type LookUp = (kind: keyof MachineWords, name: string) => string | undefined

/** None for code that says something else than where it leads, on what condition, and what is done. */
export function valueInWords(code: string, lookUp: LookUp): string | undefined {
  if (/^\w+Policy\.\w+$/.test(code)) return figureInEnglish(code)
  if (code === 'undefined') return 'nothing'
  const node = valueIn(code)
  if (node === undefined) return undefined
  const text = textOf(node)
  return text === undefined ? wholeInWords(node, lookUp) : besideName(code, text, lookUp)
}

/** "'offering': The button can be pressed." */
function besideName(code: string, name: string, lookUp: LookUp): string | undefined {
  const own = lastOf(name)
  const says =
    lookUp('states', own) ?? lookUp('guards', own) ?? lookUp('calls', own) ?? lookUp('actions', own)
  return says === undefined ? undefined : `${code}: ${says}`
}

/** One transition or several, what is done, nothing, yes or no. */
function wholeInWords(node: SourceNode, lookUp: LookUp): string | undefined {
  if (isOf<{ value: unknown }>(node, 'Literal'))
    return typeof node.value === 'boolean' ? (node.value ? 'yes' : 'no') : undefined
  if (isEmpty(node)) return 'nothing'
  const items = itemsOf(node)
  const entries = items.map(entriesOf)
  const isTransitions = entries.some((entry) =>
    ['guard', 'target', 'actions'].some((part) => entry?.has(part)),
  )
  return isTransitions
    ? joined(
        items.map((item) => transitionInWords(item, lookUp)),
        ' Otherwise: ',
      )
    : doneInWords(items, lookUp)
}

const isEmpty = (node: SourceNode): boolean =>
  isOf<{ elements: readonly unknown[] }>(node, 'ArrayExpression')
    ? node.elements.length === 0
    : entriesOf(node)?.size === 0

/** 'Only if the member may order: → The form is being sent. (the press is counted)' */
function transitionInWords(item: SourceNode, lookUp: LookUp): string | undefined {
  const target = textOf(item)
  if (target !== undefined) return leadsTo(target, lookUp)
  const entries = entriesOf(item)
  if (entries === undefined) return undefined
  if ([...entries.keys()].some((part) => !Object.hasOwn(parts, part))) return undefined
  return joined(
    Object.entries(parts).flatMap(([part, inWords]) => {
      const value = entries.get(part)
      if (value !== undefined) return [inWords(value, lookUp)]
      return part === 'target' ? ['→ It stays as it is.'] : []
    }),
    ' ',
  )
}

type PartInWords = (value: SourceNode, lookUp: LookUp) => string | undefined

/** In the order in which they are said. */
const parts: Readonly<Record<string, PartInWords>> = {
  guard: (value, lookUp) => {
    const name = nameOf(value)
    return name && `Only if ${lookUp('guards', name) ?? spaced(name)}:`
  },
  target: (value, lookUp) => {
    const name = textOf(value)
    return name && leadsTo(name, lookUp)
  },
  actions: (value, lookUp) => {
    const items = itemsOf(value)
    const done = items.length === 0 ? undefined : doneInWords(items, lookUp)
    return done && `(${done})`
  },
  reenter: () => '(it starts again)',
}

const leadsTo = (target: string, lookUp: LookUp): string => {
  const name = lastOf(target)
  return `→ ${lookUp('states', name) ?? spaced(name)}`
}

/** 'the form is emptied; then the page notes that the member has left it' */
const doneInWords = (items: readonly SourceNode[], lookUp: LookUp): string | undefined =>
  joined(
    items.map((item) => {
      const name = nameOf(item)
      if (name === '') return 'otherwise'
      return name && (lookUp('actions', name) ?? lookUp('guards', name) ?? spaced(name))
    }),
    '; then ',
  )

/** None if one of them can't be said. */
const joined = (texts: readonly (string | undefined)[], between: string): string | undefined =>
  texts.every((text) => text !== undefined && text !== '') ? texts.join(between) : undefined

/** 'x' and { type: 'x', params: … } */
function nameOf(node: SourceNode): string | undefined {
  const type = entriesOf(node)?.get('type')
  return textOf(type ?? node)
}

const lastOf = (name: string): string => name.replace(/^.*[.#]/, '')

const textOf = (node: SourceNode): string | undefined =>
  isOf<{ value: unknown }>(node, 'Literal') && typeof node.value === 'string'
    ? node.value
    : undefined

/** The entries of a list; anything else is a list of itself. */
const itemsOf = (node: SourceNode): readonly SourceNode[] =>
  isOf<{ elements: readonly (SourceNode | null)[] }>(node, 'ArrayExpression')
    ? node.elements.filter((item) => item !== null)
    : [node]

/** None if it is no object literal, or has an entry without a plain name. */
function entriesOf(node: SourceNode): ReadonlyMap<string, SourceNode> | undefined {
  if (!isOf<{ properties: readonly { value: SourceNode }[] }>(node, 'ObjectExpression'))
    return undefined
  const entries = node.properties.map((property) => [keyOf(property), property.value] as const)
  const named = entries.filter((entry): entry is [string, SourceNode] => entry[0] !== undefined)
  return named.length === entries.length ? new Map(named) : undefined
}

const isOf = <Inner>(node: SourceNode, type: string): node is SourceNode & Inner =>
  node.type === type

/** The code of a guard may name a function beside it, which is no value. */
function valueIn(code: string): SourceNode | undefined {
  try {
    const [statement] = parsed(`(${code})`).statements
    if (statement?.type !== 'ExpressionStatement') return undefined
    const { expression } = statement
    return expression.type === 'ParenthesizedExpression' ? expression.expression : expression
  } catch {
    return undefined
  }
}
