/** Machines with the parts that are written as constants beside them, in their own file or in another. */
import { posix } from 'node:path'
import { nodesIn, type ParsedSource, parsed, type SourceNode } from '../../source/parsed.ts'
import { constantsIn } from '../../source/properties.ts'
import type { Change } from '../changes/changes.ts'
import { ruleWritten } from '../changes/rule-words.ts'
import type { TextOf } from '../statements/named-values.ts'
import { machinesMade } from '../statements/statements.ts'
import type { TwoVersions } from './known-changes.ts'

export const isMachineFile = (file: string): boolean => file.endsWith('.machine.ts')

/** A file of the domain without a role: 'ledger/page-news.ts'. */
const isPartFile = (file: string): boolean =>
  /^packages\/domain\/src\/(?!testing\/)[\w/-]+(?<!\/index)\.ts$/.test(file)

export interface WithParts {
  readonly versions: readonly TwoVersions[]
  /** Without what a machine tells of the constants that are part of it. */
  readonly besides: (changes: readonly Change[]) => readonly Change[]
}

/**
 * The versions with each machine written out, and with the machines of which only such a part has changed.
 *
 * @param machines all there are now
 */
export function withMachineParts(
  versions: readonly TwoVersions[],
  machines: readonly string[],
  then: TextOf,
  now: TextOf,
): WithParts {
  const touched = new Set(versions.map(({ file }) => file))
  const further = machines
    .filter((file) => !touched.has(file) && partsOf(file, now).some((part) => touched.has(part)))
    .map((file) => ({ file, before: then(file) ?? '', after: now(file) ?? '' }))
  const written = new Set<string>()
  const whole = [...versions, ...further].map(({ file, before, after }) =>
    isMachineFile(file)
      ? {
          file,
          before: writtenOut(before, { file, textOf: then, written }),
          after: writtenOut(after, { file, textOf: now, written }),
        }
      : { file, before, after },
  )
  const owner = machineOfPart(machines, now)
  return {
    versions: whole,
    besides: (changes) =>
      changes
        .filter(
          ({ kind, file, name }) =>
            kind !== 'rule' || !written.has(`${file}#${ruleWritten(name) ?? ''}`),
        )
        .map((change) => {
          const partOf = isPartFile(change.file) ? owner(change.file) : undefined
          return partOf === undefined ? change : { ...change, partOf }
        }),
  }
}

/** The one machine that takes something from a file; none if several do. */
function machineOfPart(machines: readonly string[], textOf: TextOf) {
  const parts = machines.map((file) => ({ file, parts: partsOf(file, textOf) }))
  return (part: string): string | undefined => {
    const [only, ...more] = parts.filter(({ parts }) => parts.includes(part))
    return more.length === 0 ? only?.file : undefined
  }
}

/** The files without a role that a machine imports. */
const partsOf = (file: string, textOf: TextOf): readonly string[] =>
  [...(textOf(file) ?? '').matchAll(/ from '(\.[^']+)'/g)]
    .map(([, from = '']) => posix.join(posix.dirname(file), from))
    .filter(isPartFile)

/** Is what changed in a file told by a machine that takes it from there? */
export const isToldByMachine = (
  file: string,
  changes: readonly Change[],
  textOf: TextOf,
): boolean =>
  isPartFile(file) &&
  changes.some((one) => one.kind === 'machine' && partsOf(one.file, textOf).includes(file))

interface Place {
  readonly file: string
  readonly textOf: TextOf
  /** Notes which constants are written out: 'ledger/page-news.ts#pageNews'. */
  readonly written: Set<string>
}

function writtenOut(text: string, place: Place): string {
  if (text === '') return text
  const source = parsed(text)
  return machinesMade(source)
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (whole, made) =>
        `${whole.slice(0, made.start)}${codeOf(made, source, place)}${whole.slice(made.end)}`,
      text,
    )
}

/** The code of a node with the constants in it written out. */
function codeOf(node: SourceNode, source: ParsedSource, place: Place, away = 0): string {
  const inside = away > mostAway ? [] : constantsUsed(node, source, place, away)
  return inside
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (code, { start, end, says }) =>
        `${code.slice(0, start - node.start)}${says}${code.slice(end - node.start)}`,
      source.text.slice(node.start, node.end),
    )
}

const mostAway = 6

interface Written {
  readonly start: number
  readonly end: number
  readonly says: string
}

function constantsUsed(
  node: SourceNode,
  source: ParsedSource,
  place: Place,
  away: number,
): readonly Written[] {
  return [...nodesIn(node)].flatMap((inner) =>
    valuesIn(inner).flatMap(({ name, start, end, isSpread }) => {
      const meant = constantNamed(name, source, place)
      if (meant === undefined) return []
      place.written.add(`${meant.file}#${meant.name}`)
      const code = codeOf(meant.node, meant.source, { ...place, file: meant.file }, away + 1)
      return [{ start, end, says: isSpread ? code.slice(1, -1).trim().replace(/,$/, '') : code }]
    }),
  )
}

interface Used {
  readonly name: string
  readonly start: number
  readonly end: number
  readonly isSpread: boolean
}

/** Names that stand for a value: of an entry, in a list, of a call, or taken over with three dots. */
function valuesIn(node: SourceNode): readonly Used[] {
  const { value, shorthand, elements, argument } = node as {
    readonly value?: SourceNode
    readonly shorthand?: boolean
    readonly elements?: readonly (SourceNode | null)[]
    readonly argument?: SourceNode
  }
  const { arguments: given } = node as { readonly arguments?: readonly SourceNode[] }
  const named = (one: SourceNode | null | undefined, around = one, isSpread = false) => {
    const { name } = (one ?? {}) as { readonly name?: string }
    return one?.type === 'Identifier' && name !== undefined && around
      ? [{ name, start: around.start, end: around.end, isSpread }]
      : []
  }
  if (node.type === 'Property') return shorthand === true ? [] : named(value)
  if (node.type === 'SpreadElement') return named(argument, node, true)
  return [...(elements ?? []), ...(given ?? [])].flatMap((one) => named(one))
}

interface Constant {
  readonly file: string
  readonly name: string
  readonly source: ParsedSource
  readonly node: SourceNode
}

/** An object or a list of the file itself, or of a file without a role. */
function constantNamed(name: string, source: ParsedSource, place: Place): Constant | undefined {
  const own = constantsIn(source).get(name)
  if (own !== undefined)
    return isWritten(own) ? { file: place.file, name, source, node: own } : undefined
  const [, from] =
    new RegExp(String.raw`^import \{[^}]*\b${name}\b[^}]*\} from '(\.[^']+)'`, 'm').exec(
      source.text,
    ) ?? []
  const file = from && posix.join(posix.dirname(place.file), from)
  const text = file && isPartFile(file) ? place.textOf(file) : undefined
  if (!file || text === undefined) return undefined
  const there = parsed(text)
  const node = constantsIn(there).get(name)
  return node && isWritten(node) ? { file, name, source: there, node } : undefined
}

const isWritten = ({ type }: SourceNode): boolean =>
  type === 'ObjectExpression' || type === 'ArrayExpression'
