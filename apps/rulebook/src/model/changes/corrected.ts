import type { Change } from './changes.ts'

/**
 * A row without a name of its own goes by all of its cells, so a corrected cell makes another row of
 * it. One gone and one new that differ in a single cell are one that was corrected.
 */
export function withCorrected(changes: readonly Change[]): readonly Change[] {
  const gone = changes.filter(({ is }) => is === undefined)
  const taken = new Set<Change>()
  const found = new Map<Change, Corrected>()
  for (const change of changes.filter(({ was }) => was === undefined)) {
    const [best] = gone
      .filter((old) => !taken.has(old))
      .flatMap((old) => correctionOf(old, change) ?? [])
      .toSorted((one, other) => other.column - one.column)
    if (best === undefined) continue
    taken.add(best.old)
    found.set(change, best)
  }
  return changes.flatMap((change) => {
    if (taken.has(change)) return []
    const corrected = found.get(change)
    if (corrected === undefined) return [change]
    const { old, rest } = corrected
    return [{ ...change, name: rest, was: old.was }]
  })
}

interface Corrected {
  readonly old: Change
  /** The cell that differs; a result stands last. */
  readonly column: number
  /** The row without it. */
  readonly rest: string
}

function correctionOf(old: Change, change: Change): Corrected | undefined {
  const [was, is] = [cellsOf(old.was), cellsOf(change.is)]
  if (was.length !== is.length || is.length < leastCells) return undefined
  const [column, ...others] = is.flatMap((cell, index) => (cell === was[index] ? [] : [index]))
  if (column === undefined || others.length > 0) return undefined
  const heading = headingOf(is[column])
  // Another name alone is no other case.
  if (heading !== headingOf(was[column]) || ['id', 'case', ''].includes(heading)) return undefined
  return { old, column, rest: is.filter((_, index) => index !== column).join(' · ') }
}

/** Two rows with one more cell in common may be anything. */
const leastCells = 3

const cellsOf = (says = ''): readonly string[] => says.split(' · ')

const headingOf = (cell = ''): string => /^([^:]+): /.exec(cell)?.[1] ?? ''
