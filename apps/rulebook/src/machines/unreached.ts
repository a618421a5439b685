/** States of a machine that nothing leads to. */
import { englishOf } from '../page/in-words/code-words.ts'
import type { Chapter } from '../rulebook.ts'
import type { ChartState } from './chart.ts'

/** A state with an inner one that something leads to is reached with it; all parts of a state at once are. */
export function unreachedIn(machine: ChartState): readonly ChartState[] {
  const steps = allStates(machine).flatMap(({ path, transitions }) =>
    transitions.map(({ to }) => ({ from: path, to })),
  )
  return allStates(machine)
    .filter(({ kind }) => kind !== 'parallel')
    .flatMap(({ states }) => states)
    .filter(({ kind }) => kind === 'plain' || kind === 'final')
    .filter(
      ({ path }) => !steps.some(({ from, to }) => isWithin(to, path) && !isWithin(from, path)),
    )
}

const isWithin = (path: string, outer: string): boolean =>
  path === outer || path.startsWith(`${outer}.`)

const allStates = (state: ChartState): readonly ChartState[] => [
  state,
  ...state.states.flatMap(allStates),
]

/** What makes the rulebook fail. */
export const complaintsAboutStates = (
  chapters: readonly Pick<Chapter, 'machines'>[],
): readonly string[] =>
  chapters
    .flatMap(({ machines }) => machines)
    .flatMap(({ name, file, chart }) =>
      unreachedIn(chart).map(
        ({ path, says }) =>
          `${file}: in the ${englishOf(name)} nothing leads to “${(says ?? path).replace(/\.$/, '')}” (${path}).`,
      ),
    )
