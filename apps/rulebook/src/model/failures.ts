/** What does not hold, by the rule that decides it. */
import type { Chapter, DecidingRules, Rulebook } from '../rulebook.ts'
import { type Change, subjectOf } from './changes.ts'
import { reachedFrom } from './reached-files.ts'
import type { Fact, Row, Table } from './tables.ts'
import { isAbout, type RuleName, toldCauses } from './told-causes.ts'
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
  readonly result: 'failed'
  /** The functions of rules and machines that it runs, if the run noted them. */
  readonly ran: readonly string[] | undefined
}

export interface FailedGroup {
  /** What explains them; none if they run no rule, and no rule names what they prove. */
  readonly rule: RuleName | undefined
  readonly subject: string
  /** Told from what they run, rather than from what they prove. */
  readonly isTold: boolean
  /** What all of them run, too, and no other case: it can be the cause as well. */
  readonly alike: readonly RuleName[]
  /** What is not committed yet and these cases run, the nearest first: any of it can be the cause. */
  readonly changes: readonly Change[]
  /** Further files of that kind that hold none of the things that the book names. */
  readonly files: readonly string[]
  /** How many other files are not committed yet. */
  readonly others: number
  readonly cases: readonly FailedCase[]
}

/**
 * Cases stand under the rule that explains why they fail, told from what each case of the run runs.
 * What has just changed is likelier than anything else. Of a case that runs no rule, the rule is
 * one that has just changed; then one that the case belongs to; then, if nothing of that is
 * changed, the first that names what is proven.
 */
export function failedGroups(
  book: Pick<Rulebook, 'chapters' | 'uncommitted' | 'changedFiles'>,
  deciding: DecidingRules,
  reach = reachedFrom,
): readonly FailedGroup[] {
  const { chapters, uncommitted, changedFiles } = book
  const failing = chapters.flatMap(failedIn)
  const told = toldCauses(failing, book)
  const isExplained = new Set(told.flatMap(({ cases }) => cases))
  const guessed = failing
    .filter((failed) => !isExplained.has(failed))
    .map((failed) => ({ rule: namingRule(failed, uncommitted, deciding), failed }))
  const groups = [
    ...told,
    ...[
      ...Map.groupBy(
        guessed,
        ({ rule, failed }) => rule?.anchor ?? subjectOf(failed.file),
      ).values(),
    ].map((found) => ({
      rule: found[0]?.rule,
      isTold: false,
      alike: [],
      cases: found.map(({ failed }) => failed),
    })),
  ]
  return groups.map(({ rule, isTold, alike, cases }) => {
    const subject = subjectOf(rule?.file ?? cases[0]?.file ?? '')
    const run = new Map(reach(...new Set(cases.map(({ file }) => file))))
    if (rule !== undefined) run.set(rule.file, 0)
    const away = ({ file }: Change) => run.get(file) ?? Infinity
    const named = uncommitted
      .filter(({ file }) => run.has(file))
      .toSorted((one, other) => away(one) - away(other))
    const isNamed = (file: string) => named.some((change) => change.file === file)
    return {
      rule,
      subject,
      isTold,
      alike,
      changes: named,
      files: changedFiles.filter((file) => run.has(file) && !isNamed(file)),
      others: changedFiles.filter((file) => !run.has(file)).length,
      cases,
    }
  })
}

function namingRule(
  failed: FailedCase,
  uncommitted: readonly Change[],
  deciding: DecidingRules,
): (RuleName & { readonly file: string }) | undefined {
  const rules = failed.ids.flatMap((id) => deciding.get(id) ?? [])
  const changed = rules.find(({ file, name }) =>
    uncommitted.some((change) => change.file === file && isAbout(change, name)),
  )
  const subject = subjectOf(failed.file)
  const near = rules.find(({ file }) => subjectOf(file) === subject)
  // What is changed beside the case, such as its machine, is likelier than a rule from elsewhere.
  const isOwnChanged = uncommitted.some(({ file }) => subjectOf(file) === subject)
  return changed ?? near ?? (isOwnChanged ? undefined : rules[0])
}

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
      result: 'failed' as const,
      ran: row.ran,
    })),
  ),
  ...facts.filter(isFailed).map(({ anchor, title: says, file, ids, ran }) => ({
    chapter: title,
    anchor,
    says,
    isRow: false,
    wrong: [],
    file,
    ids,
    result: 'failed' as const,
    ran,
  })),
]

const isFailed = ({ result }: Row | Fact): boolean => result === 'failed'

const nameOf = ({ headings }: Table, { cells }: Row): string =>
  cells[headings.indexOf('case')] ?? cells[0] ?? ''
