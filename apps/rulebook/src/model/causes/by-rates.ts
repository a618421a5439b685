/** Failing cases by the changed rates that they depend on, as runs with each rate by itself have shown. */
import { isOfRate } from '../../rates/rates-apart.ts'
import type { CasesOfRate } from '../../run/rates-apart-run.ts'
import { type Change, subjectOf } from '../changes/changes.ts'
import type { FailedGroup } from './failed-group.ts'

/** Cases below other changes stay there; what no rate explains by itself stays where it is. */
export function byRates(
  groups: readonly FailedGroup[],
  latestChanges: readonly Change[],
  rates: readonly CasesOfRate[],
): readonly FailedGroup[] {
  const told = rates
    .map((rate) => ({ ...rate, changes: latestChanges.filter((one) => isOfRate(one, rate)) }))
    .filter(({ changes }) => changes.length > 0)
  const all = new Set(told.flatMap(({ changes }) => changes))
  // A rule that has changed itself may be the cause as well.
  const isOfRates = ({ causing, changes }: FailedGroup) =>
    (causing.length > 0 ? causing : changes).every(
      (change) => all.has(change) || (causing.length === 0 && change.kind === 'case'),
    )
  const pieces = groups.filter(isOfRates).flatMap((group) =>
    [...Map.groupBy(group.cases, ({ anchor }) => placesOf(anchor, told).join())].map(
      ([key, cases]) => {
        const own = key.split(',').flatMap((place) => told[Number(place)]?.changes ?? [])
        return { key, group: key === '' ? { ...group, cases } : ofRates(group, cases, own, all) }
      },
    ),
  )
  const byKey = Map.groupBy(pieces, ({ key, group }) => key || group.subject + group.rule?.anchor)
  const joined = [...byKey.values()].map((some) => {
    const parts = some.map(({ group }) => group)
    const [main] = parts.toSorted((one, other) => other.cases.length - one.cases.length)
    return main && { ...main, cases: parts.flatMap(({ cases }) => cases) }
  })
  return [
    ...groups.filter((group) => !isOfRates(group)),
    ...joined
      .flatMap((group) => group ?? [])
      .toSorted((one, other) => other.cases.length - one.cases.length),
  ]
}

/** Those that make a case fail as it does; or else all that make it fail. */
function placesOf(anchor: string, rates: readonly CasesOfRate[]): readonly number[] {
  const placesWith = (cases: 'failing' | 'alike') =>
    rates.flatMap((rate, place) => (rate[cases].has(anchor) ? [place] : []))
  const alike = placesWith('alike')
  return alike.length > 0 ? alike : placesWith('failing')
}

/** Where other changes headed it, nothing says that its rule reads these. */
const ofRates = (
  group: FailedGroup,
  cases: FailedGroup['cases'],
  causing: readonly Change[],
  all: ReadonlySet<Change>,
): FailedGroup => {
  const changes = [...causing, ...group.changes.filter((change) => !all.has(change))]
  const isSame = causing.length > 0 && causing.every((change) => group.causing.includes(change))
  const own = { ...group, cases, causing, changes }
  return isSame
    ? own
    : {
        ...own,
        ...{ rule: undefined, further: [], alike: [], isTold: true },
        subject: subjectOf(causing[0]?.file ?? ''),
      }
}
