import type { Change } from '../changes/changes.ts'

/**
 * The changes since an earlier state, and those since the last commit of what said something else there than at that
 * state: what it said then stands nowhere else.
 */
export function withSinceCommit(
  changes: readonly Change[],
  latest: readonly Change[],
): readonly Change[] {
  const known = new Map(changes.map((change) => [placeOf(change), change]))
  const further = latest.filter(
    (change) => change.was !== undefined && known.get(placeOf(change))?.was !== change.was,
  )
  return [...changes, ...further.map((change) => ({ ...change, isSinceCommit: true }))]
}

const placeOf = ({ kind, file, name }: Change): string => [kind, file, name].join('\n')
