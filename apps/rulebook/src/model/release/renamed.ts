/** Things that are only called something else now: they and whoever uses them say the same as before. */

import { declarationsIn } from '../../source/declarations.ts'
import { nodesIn, parsed } from '../../source/parsed.ts'
import { referencesTo, withReferences } from '../../source/references.ts'
import type { Change } from '../changes/changes.ts'
import { type Kind, kindsOf } from '../statements/kinds.ts'
import { type Statements, statementsIn } from '../statements/statements.ts'
import type { TwoVersions } from './known-changes.ts'

interface Renaming {
  readonly file: string
  readonly kind: Kind
  /** As "What changed" calls it today. */
  readonly name: string
  readonly was: string
  readonly is: string
  /** Is it declared, and used by its name alone? */
  readonly isDeclared: boolean
}

export interface Renamed {
  /** With the names of today in what was there before, wherever it was only renamed. */
  readonly versions: readonly TwoVersions[]
  readonly changes: readonly Change[]
  /** The same of any other file. */
  readonly withNewNames: (version: TwoVersions) => TwoVersions
}

/** The new names, and the versions that differ in more. */
export function withoutRenamings(versions: readonly TwoVersions[]): Renamed {
  const found = versions.flatMap(renamingsIn)
  const renamed = versions.map((version) => found.reduce(withNewName, version))
  return {
    versions: renamed,
    changes: found.map(({ isDeclared: _, ...renaming }) => ({ ...renaming, isRenamed: true })),
    withNewNames: (version) => found.reduce(withNewName, version),
  }
}

const inObjects: readonly Kind[] = ['figure or rate', 'sentence', 'call or field', 'machine']

function renamingsIn({ file, before, after }: TwoVersions): readonly Renaming[] {
  if (before === '' || after === '' || !/\.ts$/.test(file)) return []
  const [kind] = kindsOf(file)
  if (kind === undefined || ['case', 'word', 'screen'].includes(kind)) return []
  const declared = declaredAnew(before, after)
  const keyed = inObjects.includes(kind)
    ? keyedAnew(statementsIn(kind, before), statementsIn(kind, after))
    : []
  const found = [
    ...keyed.map((one) => ({ file, kind, isDeclared: false, ...one })),
    ...declared.map((one) => ({ file, kind, isDeclared: true, ...one })),
  ]
  return [...new Map(found.map((one) => [`${one.was} ${one.is}`, one])).values()].filter(
    (one) => isOnly(one, before, after) || isOnlyUsed(one, before, after),
  )
}

type Names = Pick<Renaming, 'name' | 'was' | 'is'>

/** A declaration that is gone, and a new one of the same kind with the same code. */
function declaredAnew(before: string, after: string): readonly Names[] {
  const [then, now] = [before, after].map((text) => declarationsIn(text).declarations)
  const less = (some: typeof then = [], others: typeof then = []) =>
    some.filter(({ name }) => others.every((other) => other.name !== name))
  const added = new Set(less(now, then))
  return less(then, now).flatMap(({ name: was, kind, code }) => {
    const same = [...added].filter(
      (one) => one.kind === kind && one.code === withWord(code, was, one.name),
    )
    const [only, ...more] = same
    if (only === undefined || more.length > 0) return []
    added.delete(only)
    return [{ name: only.name, was, is: only.name }]
  })
}

/** An entry that is gone, and a new one with the same value at the same place. */
function keyedAnew(then: Statements, now: Statements): readonly Names[] {
  if (then.size !== now.size) return []
  const added = [...now]
  return [...then].flatMap(([name, code], place) => {
    const [other = '', codeNow] = added[place] ?? []
    if (now.has(name) || then.has(other)) return []
    const [keys, keysNow] = [name.split('.'), other.split('.')]
    const differing = keys.flatMap((key, at) => (key === keysNow[at] ? [] : [[key, keysNow[at]]]))
    const [[was = '', is = ''] = [], ...more] = differing
    const isOne = keys.length === keysNow.length && more.length === 0
    return isOne && isNamed(name, was, is) && withWord(code, was, is) === codeNow
      ? [{ name: other, was, is }]
      : []
  })
}

/** States and events of a machine are words, and no names of their own. */
const isNamed = (name: string, was: string, is: string): boolean =>
  [was, is].every((one) => /^[A-Za-z]\w*$/.test(one)) && !/^(?:states|on|context)\b/.test(name)

const withWord = (text: string, was: string, is: string): string =>
  text.replace(new RegExp(String.raw`\b${was}\b`, 'g'), is)

type Pair = Pick<Renaming, 'was' | 'is' | 'isDeclared'>

/** The old name stands nowhere in the file now, and the new one stood nowhere before. */
const isOnly = ({ was, is }: Pair, before: string, after: string): boolean =>
  stands(placesOf, was, is, before, after)

/** The same, though a field may be called so before and after. */
const isOnlyUsed = ({ was, is, isDeclared }: Pair, before: string, after: string): boolean =>
  isDeclared && stands(referencesTo, was, is, before, after)

const stands = (
  places: (name: string, text: string) => readonly number[],
  was: string,
  is: string,
  before: string,
  after: string,
): boolean =>
  places(was, before).length > 0 &&
  places(is, after).length > 0 &&
  places(is, before).length + places(was, after).length === 0

function withNewName(version: TwoVersions, renaming: Renaming): TwoVersions {
  const { file, before, after } = version
  const { was, is } = renaming
  if (/\.yaml$/.test(file)) return { ...version, before: withKey(before, after, was, is) }
  if (!/\.tsx?$/.test(file) || !before.includes(was)) return version
  if (!isOnly(renaming, before, after))
    return isOnlyUsed(renaming, before, after)
      ? { ...version, before: withReferences(before, was, is) }
      : version
  const places = placesOf(was, before)
  const code = places.reduceRight(
    (text, place) => `${text.slice(0, place)}${is}${text.slice(place + was.length)}`,
    before,
  )
  // In words a name is one only if it looks like one.
  return { ...version, before: /[a-z][A-Z]/.test(was) ? withWord(code, was, is) : code }
}

/** The words of a guard or an action stand below its name. */
function withKey(before: string, after: string, was: string, is: string): string {
  const key = (name: string) => new RegExp(String.raw`^(\s+(?:\w+\.)?)${name}:`, 'gm')
  return key(was).test(after) || !key(is).test(after)
    ? before
    : before.replace(key(was), `$1${is}:`)
}

/** Where a name stands in the code, or alone in quotation marks. */
function placesOf(name: string, text: string): readonly number[] {
  if (!text.includes(name)) return []
  return [
    ...new Set(
      [...nodesIn(parsed(text).statements)].flatMap((node) => {
        const { name: own, value } = node as { readonly name?: unknown; readonly value?: unknown }
        if (node.type === 'Literal') return value === name ? [node.start + 1] : []
        return own === name && /Identifier$/.test(node.type) ? [node.start] : []
      }),
    ),
  ].toSorted((one, other) => one - other)
}
