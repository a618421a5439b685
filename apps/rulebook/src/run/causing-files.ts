/** Which changed files a failing case depends on: it comes out otherwise once one of them is as it was. */
import { type Fact, factsOf, type Row, tablesOf } from '../model/cases/tables.ts'
import type { RanFile } from './run-report.ts'

/** For a case, by its place in the page, the changed files that may be why it fails: no other can. */
export type CausingFiles = ReadonlyMap<string, readonly string[]>

/** The tests with one file as it was. */
export interface RunWithout {
  readonly file: string
  readonly ran: readonly RanFile[]
}

type Case = Row | Fact

/**
 * A case that holds without a change fails by it; one that fails otherwise, or can't be run, may depend on it, too: what is new in
 * one file may be used by another. Where a case fails in the same way without any of them, nobody knows.
 */
export const causingFiles = (
  today: readonly RanFile[],
  runs: readonly RunWithout[],
): CausingFiles =>
  new Map(
    today.flatMap((test) => {
      const others = runs.flatMap(({ file, ran }) => {
        const again = ran.find((one) => one.file === test.file)
        return again === undefined ? [] : [{ file, cases: byPlace(again) }]
      })
      return [...byPlace(test)].flatMap(([place, failed]) => {
        if (failed.result !== 'failed') return []
        const files = others
          .filter(({ cases }) => isOther(failed, cases.get(place)))
          .map(({ file }) => file)
        return files.length === 0 ? [] : [[failed.anchor, files] as const]
      })
    }),
  )

const isOther = (failed: Case, now: Case | undefined): boolean =>
  now === undefined || now.result !== failed.result || says(now) !== says(failed)

const says = ({ complaints }: Case): string => complaints.map((one) => one.says).join('\n')

/** The places of facts are counted: with another file there may be more of them. */
const byPlace = (ran: RanFile): ReadonlyMap<string, Case> =>
  new Map<string, Case>([
    ...tablesOf(ran).flatMap(({ rows }) => rows.map((row) => [row.anchor, row] as const)),
    ...factsOf(ran).map((fact) => [`${fact.group}\n${fact.title}`, fact] as const),
  ])
