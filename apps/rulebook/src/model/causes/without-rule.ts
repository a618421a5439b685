/** Failing cases that a change explains without any rule: the text that they show, or what is nearest to them. */
import { isGivenTo } from '../../source/given-values.ts'
import { isTestOfRowsIn } from '../../source/written-facts.ts'
import { type Change, subjectOf } from '../changes/changes.ts'
import type { FailedCase } from './failed-cases.ts'
import type { FailedGroup } from './failed-group.ts'
import { shownChange } from './shown-changes.ts'

/** Cases that no rule explains, by the changes that do. */
export const withoutRule = (
  explained: readonly (readonly [FailedCase, readonly Change[]])[],
): readonly FailedGroup[] =>
  [
    ...Map.groupBy(explained, ([, changes]) =>
      changes.map(({ file, name }) => `${file} ${name}`).join('\n'),
    ).values(),
  ].flatMap((some) => {
    const [[, causing] = [undefined, []]] = some
    return {
      rule: undefined,
      subject: subjectOf(causing[0]?.file ?? ''),
      isTold: true,
      further: [],
      alike: [],
      changes: causing,
      causing,
      itself: [],
      rates: [],
      saysNow: undefined,
      files: [],
      others: 0,
      othersUsed: 0,
      cases: some.map(([failed]) => failed),
    }
  })

/** The cases that show a changed text themselves. */
export function changesShownBy(
  failing: readonly FailedCase[],
  changes: readonly Change[],
): ReadonlyMap<FailedCase, readonly Change[]> {
  const shown = shownChange(changes)
  return new Map(
    failing.flatMap((failed) => {
      const change = shown(failed)
      return change === undefined ? [] : [[failed, [change]] as const]
    }),
  )
}

/**
 * The cases that were edited themselves, or are new, while nothing that they run has changed: the edited ones of a file have
 * one cause, and so have its new ones.
 *
 * @param runsChanged does it run, or may it run, something else that has changed?
 */
export function changedThemselves(
  failing: readonly FailedCase[],
  changes: readonly Change[],
  runsChanged: (failed: FailedCase) => boolean,
): ReadonlyMap<FailedCase, readonly Change[]> {
  const edited = changes.filter(
    ({ kind, is, isReworded }) => kind === 'case' && is !== undefined && !isReworded,
  )
  const found = failing.flatMap((failed) => {
    const change =
      edited.find((one) => isItsOwn(one, failed)) ?? edited.find((one) => isOfCase(one, failed))
    return change === undefined || runsChanged(failed) ? [] : [{ failed, change }]
  })
  const causeOf = ({ file, was }: Change) => `${file} ${was === undefined ? 'new' : 'edited'}`
  const byCause = Map.groupBy(found, ({ change }) => causeOf(change))
  return new Map(
    found.map(({ failed, change }) => [
      failed,
      [...new Set((byCause.get(causeOf(change)) ?? []).map((one) => one.change))],
    ]),
  )
}

type CaseOf = Pick<FailedCase, 'file' | 'name'> & Partial<Pick<FailedCase, 'written' | 'groups'>>

/** By its name, or by all that its row says. */
const isItsOwn = ({ file, name, is }: Change, failed: CaseOf): boolean =>
  file === failed.file && (name === failed.name || is === failed.written)

/** Its own, or what its test gives all cases of its group, or compares of them. */
export const isOfCase = (change: Change, failed: CaseOf): boolean =>
  isItsOwn(change, failed) ||
  (change.file === failed.file &&
    (isGivenTo(change.name, failed.groups ?? []) ||
      isTestOfRowsIn(change.name, failed.groups ?? [])))
