/** What does not hold, by the rule that decides it. */
import { machineAnchor } from '../../page/anchors.ts'
import type { DecidingRules, Rulebook } from '../../rulebook.ts'
import { idsNamedAlone } from '../../source/requirement-ids.ts'
import { type Change, subjectOf } from '../changes/changes.ts'
import { mayAlter } from '../changes/may-alter.ts'
import { type ReadersOf, readersToday } from '../concerned/readers-of-changes.ts'
import { byCause } from './by-cause.ts'
import { causingMachine, changesOfFiles, withKnownFiles } from './by-file.ts'
import { byRates } from './by-rates.ts'
import { changesRunBy } from './changes-run.ts'
import { type FailedCase, failedIn } from './failed-cases.ts'
import type { FailedGroup } from './failed-group.ts'
import { headingOf, isReadBy } from './heading-changes.ts'
import { nearChanges } from './near-changes.ts'
import { machinesPlayed } from './played-machines.ts'
import { saysNowIn } from './says-now.ts'
import {
  concerns,
  functionsOf,
  isAbout,
  type NamedRule,
  notedIn,
  toldCauses,
} from './told-causes.ts'
import { changedThemselves, changesShownBy, withoutRule } from './without-rule.ts'

/** What the failures of a book are told from. */
export type FailingBook = Pick<Rulebook, 'chapters' | 'latestChanges' | 'changedFiles'> &
  Partial<Pick<Rulebook, 'rates' | 'casesOfRates' | 'causingFiles'>>

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
  const { chapters, latestChanges, causingFiles = new Map() } = book
  const changedOnes = latestChanges.filter(mayAlter)
  const noted = notedIn(book)
  const failed = chapters.flatMap(failedIn)
  if (failed.length === 0) return []
  const all = withKnownFiles(failed, latestChanges, causingFiles, noted, readersOf)
  const byText = changesShownBy(all, latestChanges)
  const ofFiles = changesOfFiles(latestChanges, noted, readersOf)
  const nearest = nearChanges(
    changedOnes,
    (change) => functionsOf(change, noted, readersOf).length > 0,
  )
  const near = (one: FailedCase): readonly Change[] => {
    const own = ofFiles(one)
    return own.length > 0 || one.causing !== undefined ? own : nearest(one)
  }
  const byRow = changedThemselves(
    all.filter((failed) => !byText.has(failed)),
    latestChanges,
    (failed) =>
      near(failed).length > 0 ||
      changedOnes.some((change) => failed.ran?.some((name) => concerns(change, name, readersOf))),
  )
  const failing = all.filter((failed) => !byText.has(failed) && !byRow.has(failed))
  const told = toldCauses(failing, book, readersOf, near)
  const changesOf = changesRunBy(book, readersOf)
  const isExplained = new Set(told.flatMap(({ cases }) => cases))
  const left = failing.filter((failed) => !isExplained.has(failed))
  const byNearest = new Map(
    left.flatMap((failed) => {
      const changes = near(failed)
      return changes.length === 0 ? [] : [[failed, changes] as const]
    }),
  )
  const guessed = left
    .filter((failed) => !byNearest.has(failed))
    .map((failed) => ({
      rule:
        causingMachine(failed, book) ??
        playedMachine(failed, book) ??
        told.find(({ cause }) => isOfFigure(failed, cause, book, readersOf))?.rule ??
        namingRule(failed, latestChanges, deciding),
      failed,
    }))
  const groups = withGuessed(told, guessed)
  const found = groups.map(({ cause, rule, isTold, alike, cases }) => {
    const subject = subjectOf(rule?.file ?? cases[0]?.file ?? '')
    const run = changesOf(cases, cause, rule?.file)
    const isOfRates = run.changes.some(({ name }) => name.startsWith('rateBook'))
    return {
      rule,
      subject,
      isTold,
      further: [],
      alike,
      ...run,
      ...headingOf(cause, rule, run.changes, latestChanges, readersOf),
      saysNow: saysNowIn(cases),
      rates: isOfRates ? (book.rates?.complaints ?? []) : [],
      cases,
    }
  })
  const ofChanges = withoutRule([...byText, ...byRow, ...byNearest])
  return byRates(byCause([...ofChanges, ...found]), latestChanges, book.casesOfRates ?? [])
}

interface Guessed {
  readonly rule: NamedRule | undefined
  readonly failed: FailedCase
}

/** Guessed cases join those of the same place that are told from what they run. */
function withGuessed(told: ReturnType<typeof toldCauses<FailedCase>>, guessed: readonly Guessed[]) {
  const byPlace = Map.groupBy(guessed, ({ rule, failed }) => rule?.anchor ?? subjectOf(failed.file))
  const casesAt = (place: string) => (byPlace.get(place) ?? []).map(({ failed }) => failed)
  const isToldAt = new Set(told.map(({ rule }) => rule.anchor))
  return [
    ...told.map((one) => ({ ...one, cases: [...one.cases, ...casesAt(one.rule.anchor)] })),
    ...[...byPlace]
      .filter(([place]) => !isToldAt.has(place))
      .map(([place, [first]]) => ({
        cause: undefined,
        rule: first?.rule,
        isTold: false,
        alike: [],
        cases: casesAt(place),
      })),
  ]
}

/** The machine that a case plays, if it has changed: a table of moves is worked out before its tests run. */
function playedMachine(
  { file, groups }: FailedCase,
  { chapters, latestChanges }: Pick<Rulebook, 'chapters' | 'latestChanges'>,
): NamedRule | undefined {
  const changed = new Set(
    latestChanges.flatMap((change) => (change.kind === 'machine' ? [change.file] : [])),
  )
  const machines = chapters.flatMap(({ machines = [] }) => machines)
  const names = groups.flatMap((group) => [...machinesPlayed(file, group)])
  const played = names
    .flatMap((name) => machines.filter((machine) => machine.name === name))
    .find((machine) => changed.has(machine.file))
  return played && { anchor: machineAnchor(played.name), name: played.name, file: played.file }
}

/** Does the cause read a changed figure whose words name what the case proves? */
const isOfFigure = (
  { ids }: FailedCase,
  cause: string,
  { chapters, latestChanges }: FailingBook,
  readersOf: ReadersOf,
): boolean =>
  chapters
    .flatMap(({ source: { figures = [] } }) => figures)
    .some(({ file, figures }) =>
      figures.some(
        ({ name, says }) =>
          idsNamedAlone(says).some((id) => ids.includes(id)) &&
          latestChanges.some(
            (change) =>
              change.file === file && change.name === name && isReadBy(change, cause, readersOf),
          ),
      ),
    )

function namingRule(
  failed: FailedCase,
  latestChanges: readonly Change[],
  deciding: DecidingRules,
): NamedRule | undefined {
  const rules = failed.ids.flatMap((id) => deciding.get(id) ?? [])
  // Nothing shows that a case which runs no rule reads a figure.
  const changed = rules.find(({ file, name }) =>
    latestChanges.some(
      (change) => change.kind !== 'figure or rate' && change.file === file && isAbout(change, name),
    ),
  )
  const subject = subjectOf(failed.file)
  const near = rules.find(({ file }) => subjectOf(file) === subject)
  // What is changed beside the case, such as its machine, is likelier than a rule from elsewhere.
  const isOwnChanged = latestChanges.some(({ file }) => subjectOf(file) === subject)
  return changed ?? near ?? (isOwnChanged ? undefined : rules[0])
}
