/** The machines in English: what each state, event, guard and call means, for people who don't program. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { ChartState, ChartTransition } from './chart.ts'
import { areWordsFor, readStateMachines, type StateMachines } from './state-machines.ts'

type Names = Readonly<Record<string, string>>

export interface MachineWords {
  readonly states: Names
  readonly events: Names
  readonly guards: Names
  readonly calls: Names
  /** What is done on the way. */
  readonly actions: Names
}

export const readMachineWords = (): MachineWords => ({
  ...read('machine-words.yaml'),
  actions: read('action-words.yaml'),
})

const read = (file: string) => parse(readFileSync(new URL(file, import.meta.url), 'utf8'))

/** The chart with its words. `onMissing` is called for a name without words. */
export function chartInWords(
  chart: ChartState,
  machine: string,
  words: MachineWords,
  onUsed: (kind: keyof MachineWords, key: string) => void = () => {},
  bound: StateMachines = readStateMachines(),
): ChartState {
  const lookUp = (kind: keyof MachineWords, name: string): string | undefined => {
    const own = `${machine}.${name}`
    const key = words[kind][own] === undefined ? name : own
    onUsed(kind, key)
    const isOfOthers = kind === 'states' && key === name && !areWordsFor(name, [machine], bound)
    return isOfOthers ? undefined : words[kind][key]
  }
  const done = (names: readonly string[]) => names.map((name) => lookUp('actions', name) ?? name)
  const inWords = (state: ChartState): ChartState => ({
    ...state,
    says: state.path === '' ? undefined : lookUp('states', state.name),
    invokes: state.invokes.map((name) => lookUp('calls', name) ?? name),
    entry: done(state.entry),
    exit: done(state.exit),
    transitions: state.transitions.map(
      (transition): ChartTransition => ({
        ...transition,
        actions: done(transition.actions),
        says: eventWords(transition.on, lookUp),
        guardSays: transition.guard === undefined ? undefined : lookUp('guards', transition.guard),
      }),
    ),
    states: state.states.map(inWords),
  })
  return inWords(chart)
}

/** How a call ended is worded the same for all, unless it has words of its own. */
function eventWords(
  on: string,
  lookUp: (kind: 'events', name: string) => string | undefined,
): string | undefined {
  const [, ending] = /: (onDone|onError)$/.exec(on) ?? []
  const own = lookUp('events', on)
  if (own !== undefined || ending === undefined) return own
  return ending === 'onDone' ? 'The answer is there.' : 'There is no usable answer.'
}
