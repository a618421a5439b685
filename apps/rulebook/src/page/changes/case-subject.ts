/** Below which heading of "What changed" a case with another result stands. */
import { alteringChanges } from '../../model/causes/altering-changes.ts'
import { nearChanges } from '../../model/causes/near-changes.ts'
import type { EarlierCases, OtherResult } from '../../model/causes/other-results.ts'
import { shownChange } from '../../model/causes/shown-changes.ts'
import type { CauseToday } from '../../model/causes/standing-today.ts'
import { functionsOf } from '../../model/causes/told-causes.ts'
import { type Change, subjectOf } from '../../model/changes/changes.ts'
import { mayAlter } from '../../model/changes/may-alter.ts'
import { type ReadersOf, readersToday } from '../../model/concerned/readers-of-changes.ts'
import { reachedFrom } from '../../model/statements/reached-files.ts'
import type { DecidingRules } from '../../rulebook.ts'
import { subjectOfChange } from './change-subject.ts'

/**
 * Where the first page gives its cause; or else below the changed text that it shows, or the change that altered its result; if it runs none, below a changed rule that
 * decides it, or what has changed nearest to it.
 */
export function subjectOfCase(
  changes: readonly Change[],
  earlier: EarlierCases | undefined,
  byChange: ReadonlyMap<string, readonly Change[]>,
  deciding: DecidingRules,
): (other: OtherResult) => string {
  const ruling = changes.filter(mayAlter)
  const isShown = (subject: string) => (byChange.get(subject) ?? []).some(mayAlter)
  const altering = earlier === undefined ? undefined : alteringChanges(changes, earlier)
  const [byText, nearest] = [shownChange(ruling), nearestTo(ruling, earlier, readersToday)]
  const subjectOrNone = (change: Change | undefined) =>
    change === undefined ? undefined : subjectOfChange(change, deciding)
  return (other) => {
    const ofToday = other.today && changesOfToday(other.today).find(mayAlter)
    const explained = subjectOrNone(
      ofToday ??
        byText({ ...other, wrong: other.cells, complaint: other.says }) ??
        altering?.get(other),
    )
    if (explained !== undefined) return explained
    const rules = other.ids.flatMap((id) => deciding.get(id) ?? []).map(({ file }) => file)
    return (
      [...rules, other.file].map(subjectOf).find(isShown) ??
      subjectOrNone(nearest(other)) ??
      subjectOf(other.file)
    )
  }
}

const changesOfToday = ({ group: { causing, itself } }: CauseToday): readonly Change[] => [
  ...causing,
  ...itself,
]

/** The nearest change that no run would note; where nobody knows what the case runs, the nearest of all. */
function nearestTo(
  ruling: readonly Change[],
  earlier: EarlierCases | undefined,
  readersOf: ReadersOf,
): (other: OtherResult) => Change | undefined {
  const { others = [], holding = [] } = earlier ?? {}
  const noted = [...new Set([...others, ...holding].flatMap(({ ran = [] }) => ran))]
  const near = nearChanges(ruling, (change) => functionsOf(change, noted, readersOf).length > 0)
  return (other) => {
    if (other.ran !== undefined && other.ran.length > 0) return near(other)[0]
    const away = reachedFrom(other.file)
    const [first] = ruling
      .filter(({ file }) => away.has(file))
      .toSorted((one, two) => (away.get(one.file) ?? 0) - (away.get(two.file) ?? 0))
    return first
  }
}
