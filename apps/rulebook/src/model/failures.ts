/** What does not hold, by the rule that decides it. */
import type { Chapter, DecidingRules, Rulebook } from '../rulebook.ts'
import { type Change, subjectOf } from './changes.ts'
import { changesRunBy } from './changes-run.ts'
import { type ReadersOf, readersToday } from './readers-of-changes.ts'
import { saysNowIn } from './says-now.ts'
import type { Fact, Row, Table } from './tables.ts'
import { isAbout, type RuleName, toldCauses } from './told-causes.ts'
import { type WrongCell, wrongCellsOf } from './wrong-cell.ts'

export interface FailedCase {
  readonly chapter: string
  readonly anchor: string
  readonly says: string
  /** Of a decision table; otherwise it is another fact. */
  readonly isRow: boolean
  /** The name of its row, or its title. */
  readonly name: string
  /** The cells that were not as expected, by their columns. */
  readonly wrong: readonly (WrongCell & { readonly heading: string })[]
  /** What the test says, if no cell could be named. */
  readonly complaint: string
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
  /**
   * What has changed lately and most of these cases run: first what the rule reads, then the
   * nearest. Any of it can be the cause.
   */
  readonly changes: readonly Change[]
  /** The changed figures and sentences among them that the rule reads: they are the cause, not the rule. */
  readonly causing: readonly Change[]
  /** What is wrong with the rate book, if these cases run a change of it. */
  readonly rates: readonly string[]
  /** The sentence that many of them get in place of a result. */
  readonly saysNow: string | undefined
  /** Further files of that kind that hold none of the things that the book names. */
  readonly files: readonly string[]
  /** How many other files have changed. */
  readonly others: number
  readonly cases: readonly FailedCase[]
}

/** What the failures of a book are told from. */
export type FailingBook = Pick<Rulebook, 'chapters' | 'latestChanges' | 'changedFiles'> &
  Partial<Pick<Rulebook, 'rates'>>

/**
 * Cases stand under the rule that explains why they fail, told from what each case of the run runs.
 * What has just changed is likelier than anything else. Of a case that runs no rule, the rule is
 * one that has just changed; then one that the case belongs to; then, if nothing of that is
 * changed, the first that names what is proven.
 */
export function failedGroups(
  book: FailingBook,
  deciding: DecidingRules,
  readersOf = readersToday,
): readonly FailedGroup[] {
  const { chapters, latestChanges } = book
  const failing = chapters.flatMap(failedIn)
  if (failing.length === 0) return []
  const told = toldCauses(failing, book, readersOf)
  const changesOf = changesRunBy(book, readersOf)
  const isExplained = new Set(told.flatMap(({ cases }) => cases))
  const guessed = failing
    .filter((failed) => !isExplained.has(failed))
    .map((failed) => ({ rule: namingRule(failed, latestChanges, deciding), failed }))
  const groups = [
    ...told,
    ...[
      ...Map.groupBy(
        guessed,
        ({ rule, failed }) => rule?.anchor ?? subjectOf(failed.file),
      ).values(),
    ].map((found) => ({
      cause: undefined,
      rule: found[0]?.rule,
      isTold: false,
      alike: [],
      cases: found.map(({ failed }) => failed),
    })),
  ]
  return groups.map(({ cause, rule, isTold, alike, cases }) => {
    const subject = subjectOf(rule?.file ?? cases[0]?.file ?? '')
    const run = changesOf(cases, cause, rule?.file)
    const isOfRates = run.changes.some(({ name }) => name.startsWith('rateBook'))
    return {
      rule,
      subject,
      isTold,
      alike,
      ...run,
      causing: run.changes.filter((change) => isReadBy(change, cause, readersOf)),
      saysNow: saysNowIn(cases),
      rates: isOfRates ? (book.rates?.complaints ?? []) : [],
      cases,
    }
  })
}

/** A figure or a sentence has changed, and not the function that reads it. */
const isReadBy = (
  { kind, ...change }: Change,
  cause: string | undefined,
  readersOf: ReadersOf,
): boolean =>
  cause !== undefined &&
  (kind === 'figure or rate' || kind === 'sentence') &&
  readersOf({ kind, ...change }).has(cause)

function namingRule(
  failed: FailedCase,
  latestChanges: readonly Change[],
  deciding: DecidingRules,
): (RuleName & { readonly file: string }) | undefined {
  const rules = failed.ids.flatMap((id) => deciding.get(id) ?? [])
  const changed = rules.find(({ file, name }) =>
    latestChanges.some((change) => change.file === file && isAbout(change, name)),
  )
  const subject = subjectOf(failed.file)
  const near = rules.find(({ file }) => subjectOf(file) === subject)
  // What is changed beside the case, such as its machine, is likelier than a rule from elsewhere.
  const isOwnChanged = latestChanges.some(({ file }) => subjectOf(file) === subject)
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
      name: nameOf(table, row),
      complaint: row.complaints[0]?.says ?? '',
      file: table.file,
      ids: row.ids,
      result: 'failed' as const,
      ran: row.ran,
    })),
  ),
  ...facts.filter(isFailed).map(({ anchor, title: says, file, ids, ran, complaints }) => ({
    chapter: title,
    anchor,
    says,
    isRow: false,
    wrong: [],
    name: says,
    complaint: complaints[0]?.says ?? '',
    file,
    ids,
    result: 'failed' as const,
    ran,
  })),
]

const isFailed = ({ result }: Row | Fact): boolean => result === 'failed'

const nameOf = ({ headings }: Table, { cells }: Row): string =>
  cells[headings.indexOf('case')] ?? cells[0] ?? ''
