/** Which change gave a case another result: told as the causes of failures are. */

import type { Change } from '../changes/changes.ts'
import { mayAlter } from '../changes/may-alter.ts'
import { type ReadersOf, readersToday } from '../concerned/readers-of-changes.ts'
import { byProof } from './by-proof.ts'
import { causesOf, priceOfChanged } from './causes.ts'
import type { EarlierCases, OtherResult } from './other-results.ts'
import { concerns, functionsOf } from './told-causes.ts'

/** For each case with another result the change that explains it; none for a case that runs no change. */
export function alteringChanges(
  changes: readonly Change[],
  { others, holding }: Pick<EarlierCases, 'others' | 'holding'>,
  readersOf: ReadersOf = readersToday,
): ReadonlyMap<OtherResult, Change> {
  const ruling = changes.filter(mayAlter)
  const noted = [...new Set([...others, ...holding].flatMap(({ ran = [] }) => ran))]
  const functions = new Map(
    ruling.map((change) => [change, new Set(functionsOf(change, noted, readersOf))]),
  )
  const known = new Map<string, Change | undefined>()
  const changeOf = (name: string): Change | undefined => {
    if (!known.has(name))
      known.set(
        name,
        ruling.filter((change) => functions.get(change)?.has(name)).toSorted(byReach(readersOf))[0],
      )
    return known.get(name)
  }
  const ofFiles = new Map(
    others.flatMap((other) => {
      const [change] = changesOfKnownFiles(other, ruling, readersOf)
      return change === undefined ? [] : [[other, change] as const]
    }),
  )
  const failing = others
    .filter((other) => !ofFiles.has(other))
    .map((other) => ({ other, result: 'failed' as const, ran: other.ran, ids: other.ids }))
  const isPossible = (name: string) => changeOf(name) !== undefined
  const chapterOf = ({ other }: (typeof failing)[number]) => folderOf(other.file)
  const causes = byProof(causesOf(failing, holding, isPossible, chapterOf, priceOfChanged))
  return new Map([
    ...ofFiles,
    ...causes.flatMap(({ name, cases }) => {
      const change = changeOf(name)
      return change === undefined ? [] : cases.map(({ other }) => [other, change] as const)
    }),
  ])
}

/**
 * The changes of the files without whose change a case would have its old result: those that it runs, the one that the fewest
 * functions read first; all of them where it is known to run none.
 */
export function changesOfKnownFiles(
  { causing = [], ran = [] }: Pick<OtherResult, 'causing' | 'ran'>,
  changes: readonly Change[],
  readersOf: ReadersOf = readersToday,
): readonly Change[] {
  const own = changes.filter((change) => mayAlter(change) && causing.includes(change.file))
  const run = own
    .filter((change) => ran.some((name) => concerns(change, name, readersOf)))
    .toSorted(byReach(readersOf))
  return run.length > 0 ? run : own
}

/** A function that has changed itself, then what the fewest functions read. */
const byReach = (readersOf: ReadersOf) => (one: Change, other: Change) =>
  readersOf(one).size - readersOf(other).size

const folderOf = (file: string): string => file.replace(/[^/]*$/, '')
