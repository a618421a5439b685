/** One change is one cause: the failing cases of several rules that read it, and of those that run none, stand together. */
import type { Change } from '../changes/changes.ts'
import type { FailedGroup } from './failed-group.ts'

/**
 * Each set of changes heads one group; where one group has some of another's, those of most cases head both, unless it is
 * a rule that has changed itself.
 */
export function byCause(groups: readonly FailedGroup[]): readonly FailedGroup[] {
  const found: FailedGroup[] = []
  for (const group of groups) {
    const place = found.findIndex((one) => isShared(headOf(one), headOf(group)))
    const same = found[place]
    found.splice(place < 0 ? found.length : place, 1, same ? together(same, group) : group)
  }
  // What has joined one group may have the changes of a further one.
  return found.length < groups.length ? byCause(found) : found
}

/** What its rule reads, or else the rule itself; none of a group whose rule is as it was. */
const headOf = ({ causing, itself }: FailedGroup): readonly Change[] =>
  causing.length > 0 ? causing : itself

const isShared = (some: readonly Change[], others: readonly Change[]): boolean => {
  const common = some.filter((change) => others.includes(change)).length
  return common > 0 && common === Math.min(some.length, others.length)
}

/** Under the rule that has changed itself, or else under the one of most of the cases. */
function together(one: FailedGroup, other: FailedGroup): FailedGroup {
  const [main, joining] = isLikelier(other, one) ? [other, one] : [one, other]
  const rules = [...main.further, joining.rule, ...joining.further, ...joining.alike]
  const named = new Map(rules.flatMap((rule) => (rule ? [[rule.anchor, rule] as const] : [])))
  const changes = [...new Set([...main.changes, ...joining.changes])]
  const files = [...new Set([...main.files, ...joining.files])]
  const shown = (group: FailedGroup) =>
    new Set([...group.files, ...group.changes.map(({ file }) => file)]).size
  const fewer = shown({ ...main, changes, files }) - shown(main)
  const others = Math.max(0, main.others - fewer)
  return {
    ...main,
    further: [...named.values()].filter(({ anchor }) => anchor !== main.rule?.anchor),
    alike: isItself(main) ? main.alike : [],
    changes,
    causing: main.causing,
    rates: [...new Set([...main.rates, ...joining.rates])],
    files,
    others,
    othersUsed: Math.min(others, Math.max(main.othersUsed, joining.othersUsed)),
    cases: [...main.cases, ...joining.cases],
  }
}

const isItself = ({ causing }: FailedGroup): boolean => causing.length === 0

function isLikelier(one: FailedGroup, other: FailedGroup): boolean {
  if (isItself(one) !== isItself(other)) return isItself(one)
  if ((one.rule === undefined) !== (other.rule === undefined)) return one.rule !== undefined
  return one.cases.length > other.cases.length
}
