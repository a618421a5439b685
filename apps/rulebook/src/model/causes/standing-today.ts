/** What stands in the book today for a fact of an earlier commit, and why it does not hold. */

import type { RanFile } from '../../run/run-report.ts'
import { type Fact, factsOf, type Row, tablesOf } from '../cases/tables.ts'
import type { FailedCase } from './failed-cases.ts'
import type { FailedGroup } from './failed-group.ts'
import type { EarlierCases, EarlierFact } from './other-results.ts'

/** Where the first page gives the cause, counted from 0, and what it gives. */
export interface CauseToday {
  readonly place: number
  readonly group: FailedGroup
}

/** What the same file says today: in the same words, or else of the same requirements. */
export function standingToday(
  { file, title, ids }: Pick<Fact, 'file' | 'title' | 'ids'>,
  today: readonly RanFile[],
): EarlierFact['now'] {
  const beside = today.filter((ran) => ran.file === file)
  const facts = beside.flatMap(factsOf)
  const same = facts.filter((fact) => fact.title === title)
  const about = (own: readonly string[]) => own.some((id) => ids.includes(id))
  const tables = beside
    .flatMap(tablesOf)
    .filter(({ rows }) => rows.some((row) => about(row.ids)))
    .map(({ rows, ...table }) => ({ ...table, result: worstOf(rows) }))
  const found = same.length > 0 ? same : [...facts.filter((fact) => about(fact.ids)), ...tables]
  return found.slice(0, mostNamed).map(({ anchor, title, result }) => ({ anchor, title, result }))
}

const mostNamed = 4

const worstOf = (rows: readonly Row[]): Row['result'] =>
  rows.some(({ result }) => result === 'failed') ? 'failed' : 'passed'

/** An old case that stands today in the same words, and fails, has the cause that the first page gives. */
export function withCausesToday(
  earlier: EarlierCases | undefined,
  groups: readonly FailedGroup[],
): EarlierCases | undefined {
  const causes = new Map(
    groups.flatMap((group, place) =>
      group.cases.map((failed) => [nameOf(failed), { place, group }] as const),
    ),
  )
  return (
    earlier && {
      ...earlier,
      others: earlier.others.map((other) => ({
        ...other,
        today: causes.get(inWords(other.file, other.table, other.written)),
      })),
      facts: earlier.facts.map((fact) => ({
        ...fact,
        today: causes.get(inWords(fact.file, fact.title)),
      })),
    }
  )
}

const nameOf = ({ file, isRow, groups: [table = ''], written }: FailedCase): string =>
  isRow ? inWords(file, table, written) : inWords(file, written)

const inWords = (...parts: readonly string[]): string => parts.join('\n')
