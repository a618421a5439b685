/** Failing cases of several rules that read the same changed figure have one cause. */
import type { Change } from './changes.ts'
import type { FailedGroup } from './failed-group.ts'

/** Each set of changed figures heads one group; where one group has some of another's, those of most cases head both. */
export function byCause(groups: readonly FailedGroup[]): readonly FailedGroup[] {
  const found: FailedGroup[] = []
  for (const group of groups) {
    const place = found.findIndex((one) => isShared(one.causing, group.causing))
    const same = found[place]
    found.splice(place < 0 ? found.length : place, 1, same ? together(same, group) : group)
  }
  return found
}

const isShared = (some: readonly Change[], others: readonly Change[]): boolean => {
  const common = some.filter((change) => others.includes(change)).length
  return common > 0 && common === Math.min(some.length, others.length)
}

/** Under the rule of most of the cases. */
function together(one: FailedGroup, other: FailedGroup): FailedGroup {
  const [main, joining] = one.cases.length < other.cases.length ? [other, one] : [one, other]
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
    alike: [],
    changes,
    causing: main.causing,
    rates: [...new Set([...main.rates, ...joining.rates])],
    files,
    others,
    othersUsed: Math.min(others, Math.max(main.othersUsed, joining.othersUsed)),
    cases: [...main.cases, ...joining.cases],
  }
}
