/** The words of a state are written for the machines that have it: a state of that name in another may mean something else. */
import { readFileSync, writeFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import type { ChartState } from './chart.ts'

const machinesFile = new URL('state-machines.yaml', import.meta.url)

/** For 'waiting' the machines whose state of that name its words were compared with. */
export type StateMachines = Readonly<Record<string, readonly string[]>>

export const readStateMachines = (): StateMachines => parse(readFileSync(machinesFile, 'utf8'))

/** The same of the machines as they are now; words of one machine alone are bound by their key. */
export function stateMachinesOf(
  charts: readonly { readonly name: string; readonly chart: ChartState }[],
  words: Readonly<Record<string, string>>,
): StateMachines {
  const used = charts.flatMap(({ name: machine, chart }) =>
    [...new Set(statesIn(chart))]
      .filter((state) => words[state] !== undefined && words[`${machine}.${state}`] === undefined)
      .map((state) => ({ state, machine })),
  )
  return Object.fromEntries(
    [...Map.groupBy(used, ({ state }) => state)]
      .map(([state, uses]) => [state, uses.map(({ machine }) => machine).toSorted()] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}

const statesIn = ({ states }: ChartState): readonly string[] =>
  states.flatMap((state) => [state.name, ...statesIn(state)])

/** Words of a state that is gone are bound to none. */
export const areWordsFor = (
  state: string,
  machines: readonly string[],
  bound: StateMachines,
): boolean => bound[state]?.some((name) => machines.includes(name)) ?? true

export const writeStateMachines = (machines: StateMachines): void =>
  writeFileSync(machinesFile, `${head}${stringify(machines)}`)

const head = `# The machines whose state of a name has been compared with its words in machine-words.yaml. In any other machine a state
# of that name has no words: a test fails. Give it words of its own ('machine.name'), or, if these hold for it, too, write
# this file with SAVE_WORDS=1 npm run unit -- apps/rulebook/src/machines
`
