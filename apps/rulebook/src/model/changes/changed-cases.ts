/** What changed of the cases of a test file. */
import { isGiven } from '../../source/given-values.ts'
import { isTestOfRows } from '../../source/written-facts.ts'
import { casesIn } from '../statements/case-statements.ts'
import type { Change } from './changes.ts'
import { withCorrected } from './corrected.ts'
import { withEditedRows } from './edited-rows.ts'
import { withLostLimits } from './lost-limits.ts'
import { renamedTables, renamings } from './renamed-columns.ts'
import { withRenamedRows } from './renamed-rows.ts'
import { retitledTables, retitlings, underTitleToday } from './retitled-tables.ts'

export function changedCases(file: string, before: string, after: string): readonly Change[] {
  const renamed = renamedTables(before, after)
  const retitled = retitledTables(before, after)
  const headingsToday = new Map(renamed.map(({ place, headings }) => [place, headings]))
  const is = casesIn(after)
  const was = new Map(
    [...casesIn(before, (place) => headingsToday.get(place))].map(([name, says]) => [
      isOfTable(name) ? underTitleToday(name, retitled) : name,
      says,
    ]),
  )
  const changes = [...new Set([...was.keys(), ...is.keys()])]
    .map((name) => ({ file, kind: 'case' as const, name, was: was.get(name), is: is.get(name) }))
    .filter((change) => change.was !== change.is)
    // What is new or gone as a whole has no test and no given value that changed.
    .filter(({ was, is, name }) => (was !== undefined && is !== undefined) || !isOfTable(name))
  const reworded = withRenamedRows(changes, before, after)
  const cases = withEditedRows(withCorrected(reworded), before, after)
  return [
    ...renamings(file, renamed),
    ...withLostLimits(cases, before, after),
    ...retitlings(file, retitled),
  ]
}

const isOfTable = (name: string): boolean => isTestOfRows(name) || isGiven(name)
