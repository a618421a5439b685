/** Which of the latest changes most of some failing cases run. */
import type { Rulebook } from '../../rulebook.ts'
import type { Change } from '../changes/changes.ts'
import type { ReadersOf } from '../concerned/readers-of-changes.ts'
import { mayRun, reachedFrom } from '../statements/reached-files.ts'
import { concerns, functionsOf } from './told-causes.ts'
import { isOfCase } from './without-rule.ts'

interface RunningCase {
  readonly file: string
  readonly name: string
  readonly written?: string
  readonly ran: readonly string[] | undefined
  readonly causing?: readonly string[]
}

export interface ChangesRun {
  readonly changes: readonly Change[]
  /** Changed files that hold none of the things that the book names. */
  readonly files: readonly string[]
  /** How many other files have changed, and how many of these the tests of the cases use. */
  readonly others: number
  readonly othersUsed: number
}

/**
 * A case runs a change of what its test imports: of a function, or of what a function reads, if it
 * runs that function, where its run noted any. Of the changed cases it is one itself, or none.
 */
export function changesRunBy(
  {
    chapters,
    latestChanges,
    changedFiles,
  }: Pick<Rulebook, 'chapters' | 'latestChanges' | 'changedFiles'>,
  readersOf: ReadersOf,
) {
  const noted = new Set(
    chapters.flatMap(({ tables, facts }) =>
      [...tables.flatMap(({ rows }) => rows), ...facts].flatMap(({ ran = [] }) => ran),
    ),
  )
  const functions = new Map(
    latestChanges.map((change) => [change, functionsOf(change, [...noted], readersOf)]),
  )
  const runsChange = (change: Change, one: RunningCase): boolean => {
    const { file, ran = [], causing } = one
    if (change.kind === 'case') return isOfCase(change, one)
    const some = functions.get(change) ?? []
    if (!(causing?.includes(change.file) ?? mayRun(file, change.file))) return false
    return some.length === 0 || ran.length === 0 || some.some((one) => ran.includes(one))
  }
  return (
    cases: readonly RunningCase[],
    cause: string | undefined,
    ruleFile: string | undefined,
  ): ChangesRun => {
    const run = reachedFrom(...new Set(cases.map(({ file }) => file)))
    const isOfRule = (change: Change) =>
      cause === undefined
        ? change.file === ruleFile
        : concerns(change, cause, readersOf) && cases.some(({ file }) => mayRun(file, change.file))
    const most = (isRun: (one: RunningCase) => boolean) =>
      2 * cases.filter(isRun).length > cases.length
    const away = (change: Change) => (isOfRule(change) ? -1 : (run.get(change.file) ?? Infinity))
    const changes = latestChanges
      .filter((change) =>
        change.kind === 'case'
          ? cases.some((one) => runsChange(change, one))
          : isOfRule(change) || most((one) => runsChange(change, one)),
      )
      .toSorted((one, other) => away(one) - away(other))
    // What a file holds that the book names is told thing by thing.
    const isTold = (file: string) => latestChanges.some((change) => change.file === file)
    const files = changedFiles.filter(
      (file) => !isTold(file) && most((one) => mayRun(one.file, file)),
    )
    const shown = new Set([...files, ...changes.map(({ file }) => file)])
    const others = changedFiles.filter((file) => !shown.has(file))
    return {
      changes,
      files,
      others: others.length,
      othersUsed: others.filter((file) => run.has(file)).length,
    }
  }
}
