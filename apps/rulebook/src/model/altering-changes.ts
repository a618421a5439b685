/** Which change gave a case another result: told as the causes of failures are. */
import { causesOf } from './causes.ts'
import type { Change } from './changes.ts'
import type { EarlierCases, OtherResult } from './other-results.ts'
import { type ReadersOf, readersToday } from './readers-of-changes.ts'
import { concerns } from './told-causes.ts'

/** For each case with another result the change that explains it; none for a case that runs no change. */
export function alteringChanges(
  changes: readonly Change[],
  { others, holding }: Pick<EarlierCases, 'others' | 'holding'>,
  readersOf: ReadersOf = readersToday,
): ReadonlyMap<OtherResult, Change> {
  const ruling = changes.filter(({ kind, isRenamed }) => kind !== 'case' && !isRenamed)
  const known = new Map<string, Change | undefined>()
  const changeOf = (name: string): Change | undefined => {
    if (!known.has(name))
      known.set(
        name,
        ruling
          .filter((change) => concerns(change, name, readersOf))
          .toSorted(byReach(readersOf))[0],
      )
    return known.get(name)
  }
  const causes = causesOf(
    others.map((other) => ({ other, result: 'failed' as const, ran: other.ran })),
    holding,
    (name) => changeOf(name) !== undefined,
    ({ other }) => folderOf(other.file),
  )
  return new Map(
    causes.flatMap(({ name, cases }) => {
      const change = changeOf(name)
      return change === undefined ? [] : cases.map(({ other }) => [other, change] as const)
    }),
  )
}

/** A function that has changed itself, then what the fewest functions read. */
const byReach = (readersOf: ReadersOf) => (one: Change, other: Change) =>
  readersOf(one).size - readersOf(other).size

const folderOf = (file: string): string => file.replace(/[^/]*$/, '')
