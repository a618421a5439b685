/** The ways that a transition of a machine can go, each with its condition, where it leads and what it does. */
import { type ParsedSource, parsed, type SourceNode } from '../../source/parsed.ts'
import { codeOf, propertiesOf } from '../../source/properties.ts'
import { innermost, machinesMade, type Statements } from './statements.ts'

export interface Branch {
  /** As it is written. */
  readonly code: string
  /** What is written for its guard, its target, its actions … */
  readonly parts: ReadonlyMap<string, string>
  /** The innermost of that: 'guard.type'. */
  readonly leaves: Statements
}

/** By its place ('states.checking.invoke.onDone') the branches of each transition; none of one that stands elsewhere. */
export function transitionsIn(text: string): ReadonlyMap<string, readonly Branch[]> {
  if (text === '') return new Map()
  const source = parsed(text)
  return new Map(machinesMade(source).flatMap((made) => transitionsOf(source, made, '')))
}

type Placed = readonly [place: string, branches: readonly Branch[]]

function transitionsOf(source: ParsedSource, node: SourceNode, within: string): readonly Placed[] {
  return propertiesOf(source, node).flatMap(({ name, value }) => {
    const place = within === '' ? name : `${within}.${name}`
    if (!isTransition.test(place)) return transitionsOf(source, value, place)
    const branches = itemsOf(value).map((item) => branchOf(source, item))
    return branches.every((branch) => branch !== undefined) ? [[place, branches] as const] : []
  })
}

/** Of the machine itself, or of a state in any other. */
const isTransition =
  /^(?:states\.\w+\.)*(?:on\..+|always|after\.\w+|onDone|invoke\.on(?:Done|Error))$/

const itemsOf = (value: SourceNode): readonly SourceNode[] =>
  value.type === 'ArrayExpression'
    ? (value as SourceNode & { readonly elements: readonly SourceNode[] }).elements
    : [value]

/** 'x' leads to x, as { target: 'x' } does. */
function branchOf(source: ParsedSource, item: SourceNode): Branch | undefined {
  const code = codeOf(source, item)
  if (item.type === 'Literal') {
    const parts = new Map([['target', code]])
    return { code, parts, leaves: parts }
  }
  const entries = propertiesOf(source, item)
  const { length } = (item as { properties?: readonly unknown[] }).properties ?? { length: -1 }
  if (entries.length !== length) return undefined
  return {
    code,
    parts: new Map(entries.map((entry) => [entry.name, entry.code])),
    leaves: entries.length === 0 ? new Map() : innermost(source, '', item),
  }
}
