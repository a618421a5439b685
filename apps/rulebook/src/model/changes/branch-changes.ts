/** What changed of a machine's transitions: their branches go by what they say, wherever they stand. */

import { type Branch, transitionsIn } from '../statements/machine-branches.ts'
import type { Change } from './changes.ts'

type Written = Omit<Change, 'file' | 'kind'>

/** The changes of statements, with those of a transition's branches told anew. */
export function withBranches(
  changes: readonly Change[],
  before: string,
  after: string,
): readonly Change[] {
  const [then, now] = [transitionsIn(before), transitionsIn(after)]
  const told = [...new Set([...then.keys(), ...now.keys()])]
    // What one version writes in another way can't be compared branch by branch.
    .filter((place) => changes.some(({ name }) => isOfPlace(name, place)))
    .filter((place) => isWhole(place, changes, then) && isWhole(place, changes, now))
    .map((place) => ({ place, own: changesAt(place, then.get(place), now.get(place)) }))
  const known = new Set<string>()
  return changes.flatMap((change): readonly Change[] => {
    const at = told.find(({ place }) => isOfPlace(change.name, place))
    if (at === undefined) return [change]
    if (known.has(at.place)) return []
    known.add(at.place)
    return at.own.map((own) => ({ file: change.file, kind: change.kind, ...own }))
  })
}

const isOfPlace = (name: string, place: string): boolean =>
  name.startsWith(place) &&
  /^(?: \d+)?(?:\.(?:target|guard|actions|reenter|description|meta)\b.*)?$/.test(
    name.slice(place.length),
  )

/** Is all that a version writes there among its branches? */
const isWhole = (
  place: string,
  changes: readonly Change[],
  version: ReadonlyMap<string, readonly Branch[]>,
): boolean => version.has(place) || !changes.some(({ name }) => name === place)

interface Placed {
  readonly branch: Branch
  /** Its place as the statements call it: 'on.page.left 2'. */
  readonly name: string
  readonly isOneOfSeveral: boolean
}

const placedAt = (place: string, branches: readonly Branch[]): readonly Placed[] =>
  branches.map((branch, index) => ({
    branch,
    name: branches.length === 1 ? place : `${place} ${index + 1}`,
    isOneOfSeveral: branches.length > 1,
  }))

function changesAt(
  place: string,
  then: readonly Branch[] = [],
  now: readonly Branch[] = [],
): readonly Written[] {
  const [was, is] = [placedAt(place, then), placedAt(place, now)]
  const kept = keptIn(was, is)
  const stays = new Set(kept.flat())
  const [gone, added] = [was, is].map((some) => some.filter((one) => !stays.has(one)))
  const pairs = paired(gone ?? [], added ?? [])
  const taken = new Set(pairs.flat())
  return [
    ...pairs.flatMap(([one, other]) => changesOf(one, other)),
    ...(gone ?? []).filter((one) => !taken.has(one)).map((one) => wholeOf(one, 'was')),
    ...(added ?? []).filter((one) => !taken.has(one)).map((one) => wholeOf(one, 'is')),
    ...orderOf(place, [...kept, ...pairs], was, is),
  ]
}

type Pair = readonly [was: Placed, is: Placed]

/** The branches that say the same, each with its own. */
function keptIn(was: readonly Placed[], is: readonly Placed[]): readonly Pair[] {
  return pairsBy(was, is, ({ branch }) => textOf(branch))
}

/** One that changed has the same condition, or else leads to the same and does the same; both without any, or both alone. */
function paired(gone: readonly Placed[], added: readonly Placed[]): readonly Pair[] {
  const pairs: Pair[] = []
  for (const key of [guardOf, conditionAt, outcomeOf, unguardedOf, loneOf]) {
    const taken = new Set(pairs.flat())
    const left = (some: readonly Placed[]) => some.filter((one) => !taken.has(one))
    pairs.push(...pairsBy(left(gone), left(added), key))
  }
  return pairs
}

function pairsBy(
  was: readonly Placed[],
  is: readonly Placed[],
  key: (placed: Placed) => string | undefined,
): readonly Pair[] {
  const free = new Set(is)
  return was.flatMap((one) => {
    const own = key(one)
    const other = [...free].find((other) => own !== undefined && key(other) === own)
    if (other === undefined) return []
    free.delete(other)
    return [[one, other] as const]
  })
}

const guardOf = ({ branch }: Placed): string | undefined => branch.parts.get('guard')
const conditionAt = ({ branch }: Placed): string | undefined => conditionOf(branch)
const outcomeOf = ({ branch }: Placed): string => textOf(branch, 'guard')
const unguardedOf = ({ branch }: Placed) => (branch.parts.has('guard') ? undefined : '')
const loneOf = ({ isOneOfSeveral }: Placed) => (isOneOfSeveral ? undefined : '')

/** The name of a guard, or its code. */
const conditionOf = ({ leaves, parts }: Branch): string | undefined =>
  leaves.get('guard.type') ?? parts.get('guard')

/** All that it says, in whichever order its parts are written. */
const textOf = ({ leaves }: Branch, without?: string): string =>
  [...leaves]
    .filter(([name]) => name.split('.')[0] !== without)
    .map(([name, code]) => `${name}: ${code}`)
    .toSorted()
    .join('\n')

const wholeOf = (placed: Placed, side: 'was' | 'is'): Written => ({
  name: placed.name,
  was: undefined,
  is: undefined,
  [side]: placed.branch.code,
  ...(conditionAt(placed) === undefined && underOf(placed)),
})

/** Part by part: one that is only on one side, or that is another, as a whole. */
function changesOf(one: Placed, other: Placed): readonly Written[] {
  const names = new Set([...one.branch.parts.keys(), ...other.branch.parts.keys()])
  return [...names].flatMap((part) => {
    const [was, is] = [one, other].map(({ branch }) => leavesOf(branch, part))
    const own = [...(was ?? []), ...(is ?? [])].map(([name]) => name)
    const isSameKind =
      was?.size === is?.size &&
      own.every((name) => was?.has(name) && is?.has(name)) &&
      own.filter((name) => name.endsWith('type')).every((name) => was?.get(name) === is?.get(name))
    const told = isSameKind
      ? [...new Set(own)].map((name) => [name, was?.get(name), is?.get(name)] as const)
      : [[part, one.branch.parts.get(part), other.branch.parts.get(part)] as const]
    return told
      .filter(([, before, after]) => before !== after)
      .map(([name, before, after]) => ({
        name: `${other.name}.${name}`,
        was: before,
        is: after,
        ...(part !== 'guard' && underOf(other, one)),
      }))
  })
}

const leavesOf = ({ leaves }: Branch, part: string): ReadonlyMap<string, string> =>
  new Map([...leaves].filter(([name]) => /^\w+/.exec(name)?.[0] === part))

/** Its condition; one without any counts where no other does. */
function underOf(placed: Placed, former = placed): Pick<Change, 'under'> {
  const condition = conditionAt(placed)
  const isAlone = !placed.isOneOfSeveral && !former.isOneOfSeveral
  return condition === undefined && isAlone ? {} : { under: condition ?? otherwise }
}

/** Of a branch without a condition. */
const otherwise = "''"

/** In which order the conditions are asked, if that of branches which are still there has changed. */
function orderOf(
  place: string,
  pairs: readonly Pair[],
  was: readonly Placed[],
  is: readonly Placed[],
): readonly Written[] {
  const same = was.flatMap((one) => pairs.find(([then]) => then === one)?.[1] ?? [])
  const order = is.filter((one) => same.includes(one))
  if (order.every((one, index) => one === same[index])) return []
  const listed = (some: readonly Placed[]) =>
    `[${some.map((one) => conditionAt(one) ?? otherwise).join(', ')}]`
  return [{ name: `${place}.order`, was: listed(same), is: listed(order) }]
}
