/** What does not hold, by the rule that decides it. */
import type { Chapter, DecidingRules, Rulebook } from '../rulebook.ts'
import { type Change, subjectOf } from './changes.ts'
import { reachedFrom } from './reached-files.ts'
import type { Fact, Row, Table } from './tables.ts'
import { type WrongCell, wrongCellsOf } from './wrong-cell.ts'

export interface FailedCase {
  readonly chapter: string
  readonly anchor: string
  readonly says: string
  /** Of a decision table; otherwise it is another fact. */
  readonly isRow: boolean
  /** The cells that were not as expected, by their columns. */
  readonly wrong: readonly (WrongCell & { readonly heading: string })[]
  readonly file: string
  readonly ids: readonly string[]
}

export interface FailedGroup {
  /** The rule that decides them; none if no rule names what they prove. */
  readonly rule: { readonly anchor: string; readonly name: string } | undefined
  readonly subject: string
  /** What is not committed yet and these cases run, the nearest first: any of it can be the cause. */
  readonly changes: readonly Change[]
  /** Further files of that kind that hold none of the things that the book names. */
  readonly files: readonly string[]
  /** How many other files are not committed yet. */
  readonly others: number
  readonly cases: readonly FailedCase[]
}

/**
 * A rule that has just changed is the likeliest cause; then one that the case belongs to; then, if nothing of that is
 * changed, the first that names what is proven.
 */
export function failedGroups(
  {
    chapters,
    uncommitted,
    changedFiles,
  }: Pick<Rulebook, 'chapters' | 'uncommitted' | 'changedFiles'>,
  deciding: DecidingRules,
  reach = reachedFrom,
): readonly FailedGroup[] {
  const causes = chapters.flatMap(failedIn).map((failed) => {
    const rules = failed.ids.flatMap((id) => deciding.get(id) ?? [])
    const changed = rules.find(({ file, name }) =>
      uncommitted.some((change) => change.file === file && isAbout(change, name)),
    )
    const subject = subjectOf(failed.file)
    const near = rules.find(({ file }) => subjectOf(file) === subject)
    // What is changed beside the case, such as its machine, is likelier than a rule from elsewhere.
    const isOwnChanged = uncommitted.some(({ file }) => subjectOf(file) === subject)
    return { failed, rule: changed ?? near ?? (isOwnChanged ? undefined : rules[0]) }
  })
  const groups = Map.groupBy(causes, ({ rule, failed }) => rule?.anchor ?? subjectOf(failed.file))
  return [...groups.values()].map((found) => {
    const [{ rule, failed } = {}] = found
    const subject = subjectOf(rule?.file ?? failed?.file ?? '')
    const run = new Map(reach(...new Set(found.map(({ failed }) => failed.file))))
    if (rule !== undefined) run.set(rule.file, 0)
    const away = ({ file }: Change) => run.get(file) ?? Infinity
    const named = uncommitted
      .filter(({ file }) => run.has(file))
      .toSorted((one, other) => away(one) - away(other))
    const isNamed = (file: string) => named.some((change) => change.file === file)
    return {
      rule,
      subject,
      changes: named,
      files: changedFiles.filter((file) => run.has(file) && !isNamed(file)),
      others: changedFiles.filter((file) => !run.has(file)).length,
      cases: found.map(({ failed }) => failed),
    }
  })
}

const isAbout = ({ name }: Change, rule: string): boolean =>
  name === rule || name === `${rule}, as it is written`

const failedIn = ({ title, tables, facts }: Chapter): readonly FailedCase[] => [
  ...tables.flatMap((table) =>
    table.rows.filter(isFailed).map((row) => ({
      chapter: title,
      anchor: row.anchor,
      says: `${table.title}: ${nameOf(table, row)}`,
      isRow: true,
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
    isRow: false,
    wrong: [],
    file,
    ids,
  })),
]

const isFailed = ({ result }: Row | Fact): boolean => result === 'failed'

const nameOf = ({ headings }: Table, { cells }: Row): string =>
  cells[headings.indexOf('case')] ?? cells[0] ?? ''
