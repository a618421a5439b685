/** Failing cases that a change explains without any rule: the text that they show, or what is nearest to them. */
import { type Change, subjectOf } from './changes.ts'
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
