import { readdirSync, readFileSync } from 'node:fs'
import { ruleAnchor } from '../page/anchors.ts'
import { declarationsIn } from '../source/declarations.ts'
import { guardRulesIn } from '../source/guard-rules.ts'
import type { ChartState, RuleLink } from './chart.ts'

/** Every exported rule of the domain, with its place in the rulebook. */
export function rulesOfDomain(folder: string): readonly RuleLink[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.rules.ts'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .flatMap((file) =>
      declarationsIn(readFileSync(file, 'utf8'))
        .declarations.filter(
          ({ isExported, kind }) => isExported && (kind === 'function' || kind === 'const'),
        )
        .map(({ name }) => ({ name, anchor: ruleAnchor(file, name) })),
    )
}

/** The chart with the rules that each of its guards asks. */
export function withRulesOfGuards(
  chart: ChartState,
  file: string,
  rules: readonly RuleLink[],
): ChartState {
  const byName = Map.groupBy(rules, ({ name }) => name)
  // A name that two rules have leads nowhere for certain.
  const only = (name: string): RuleLink | undefined =>
    byName.get(name)?.length === 1 ? byName.get(name)?.[0] : undefined
  const asked = guardRulesIn(readFileSync(file, 'utf8'), (name) => only(name) !== undefined)
  const linked = (state: ChartState): ChartState => ({
    ...state,
    transitions: state.transitions.map((transition) => ({
      ...transition,
      guardRules: (asked.get(transition.guard ?? '') ?? []).flatMap((name) => only(name) ?? []),
    })),
    states: state.states.map(linked),
  })
  return linked(chart)
}
