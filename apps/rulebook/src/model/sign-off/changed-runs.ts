/** What has changed since somebody read it of the rules and machines that the cases ran then. */
import { type Entry, entriesOf, isIn, isNamedIn } from './entries.ts'
import type { Pieces } from './pieces.ts'

export interface ChangedRuns {
  /** What is written in another way today, whether or not a case still runs it. */
  readonly changed: readonly Entry[]
  /** What exists no more. */
  readonly gone: readonly Entry[]
  /** What the cases run now and did not then, or the other way round, though none of it is written in another way. */
  readonly begun: readonly Entry[]
  readonly ended: readonly Entry[]
}

/** @param today all that cases can run, as it is now */
export function changedRuns(
  was: readonly Entry[],
  is: readonly Entry[],
  today: Pieces,
): ChangedRuns {
  const all = entriesOf(today)
  const differing = was.filter((entry) => !isIn(entry, all))
  const isGone = (entry: Entry) => !isNamedIn(entry, all)
  return {
    changed: differing.filter((entry) => !isGone(entry)),
    gone: differing.filter(isGone),
    begun: is.filter((entry) => !isIn(entry, was)),
    ended: was.filter((entry) => !isIn(entry, is)),
  }
}
