/** What does not hold, by the rule that decides it. */
import type { Chapter, DecidingRules, Rulebook } from '../rulebook.ts'
import { type Change, subjectOf } from './changes.ts'
import type { Fact, Row, Table } from './tables.ts'
import { type WrongCell, wrongCellsOf } from './wrong-cell.ts'

export interface FailedCase {
  readonly chapter: string
  readonly anchor: string
  readonly says: string
  /** The cells that were not as expected, by their columns. */
  readonly wrong: readonly (WrongCell & { readonly heading: string })[]
  readonly file: string
  readonly ids: readonly string[]
}

export interface FailedGroup {
  /** The rule that decides them; none if no rule names what they prove. */
  readonly rule: { readonly anchor: string; readonly name: string } | undefined
  readonly subject: string
  /** Its changes that are not committed yet. */
  readonly changes: readonly Change[]
  readonly cases: readonly FailedCase[]
}

/**
 * A rule that has just changed is the likeliest cause; then the first that names what is proven.
 */
export function failedGroups(
  { chapters, uncommitted }: Pick<Rulebook, 'chapters' | 'uncommitted'>,
  deciding: DecidingRules,
): readonly FailedGroup[] {
  const causes = chapters.flatMap(failedIn).map((failed) => {
    const rules = failed.ids.flatMap((id) => deciding.get(id) ?? [])
    const changed = rules.find(({ file, name }) =>
      uncommitted.some((change) => change.file === file && isAbout(change, name)),
    )
    const near = rules.find(({ file }) => subjectOf(file) === subjectOf(failed.file))
    return { failed, rule: changed ?? near ?? rules[0] }
  })
  const groups = Map.groupBy(causes, ({ rule, failed }) => rule?.anchor ?? subjectOf(failed.file))
  return [...groups.values()].map((found) => {
    const [{ rule, failed } = {}] = found
    const subject = subjectOf(rule?.file ?? failed?.file ?? '')
    return {
      rule,
      subject,
      changes: uncommitted.filter(
        (change) =>
          subjectOf(change.file) === subject ||
          (rule !== undefined && change.file === rule.file) ||
          (change.kind === 'figure or rate' && contextOf(change.file) === contextOf(subject)),
      ),
      cases: found.map(({ failed }) => failed),
    }
  })
}

const isAbout = ({ name }: Change, rule: string): boolean =>
  name === rule || name === `${rule}, as it is written`

const contextOf = (place: string): string =>
  place.replace(/^packages\/domain\/src\//, '').split('/')[0] ?? ''

const failedIn = ({ title, tables, facts }: Chapter): readonly FailedCase[] => [
  ...tables.flatMap((table) =>
    table.rows.filter(isFailed).map((row) => ({
      chapter: title,
      anchor: row.anchor,
      says: `${table.title}: ${nameOf(table, row)}`,
      wrong: wrongCellsOf(table, row).map((cell) => ({
        ...cell,
        heading: table.headings[cell.column] ?? '',
      })),
      file: table.file,
      ids: row.ids,
    })),
  ),
  ...facts.filter(isFailed).map(({ anchor, title: says, file, ids }) => ({
    chapter: title,
    anchor,
    says,
    wrong: [],
    file,
    ids,
  })),
]

const isFailed = ({ result }: Row | Fact): boolean => result === 'failed'

const nameOf = ({ headings }: Table, { cells }: Row): string =>
  cells[headings.indexOf('case')] ?? cells[0] ?? ''
