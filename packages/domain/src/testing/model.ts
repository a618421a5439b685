import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate'
import { getNextSnapshot } from 'xstate'
import { getShortestPaths } from 'xstate/graph'

/** A second, small account of a machine, written from the requirements and not from the machine. */
export interface Model<State> {
  readonly start: State
  readonly after: (state: State, event: EventObject) => State
}

interface Comparison<State> {
  readonly machine: AnyStateMachine
  readonly input: unknown
  /** What may happen in a state. */
  readonly events: (state: State) => readonly EventObject[]
  /** What the model speaks of, read from the machine. */
  readonly seen: (snapshot: AnyMachineSnapshot) => State
  readonly model: Model<State>
}

export interface Compared {
  /** How many states the machine was led to. */
  readonly states: number
  /** How many steps were compared. */
  readonly steps: number
  /** Where machine and model part; nothing when they agree. */
  readonly differences: readonly string[]
}

const most = 5_000

/**
 * Leads the machine to every state that it can reach, on the shortest path, and there lets happen
 * whatever may: after each step it has to be where the model says. And both reach the same states.
 */
export function compareWithModel<State>(comparison: Comparison<State>): Compared {
  const { machine, events, seen, model } = comparison
  const paths = getShortestPaths(machine, {
    input: comparison.input,
    events: (snapshot) => events(seen(snapshot as AnyMachineSnapshot)),
    serializeState: (snapshot) => textOf(seen(snapshot as AnyMachineSnapshot)),
    limit: most,
  } as Parameters<typeof getShortestPaths>[1])

  const differences: string[] = []
  let steps = 0
  for (const path of paths) {
    const happened = path.steps
      .map(({ event }) => event)
      .filter(({ type }) => type !== 'xstate.init')
    const expected = happened.reduce(model.after, model.start)
    const reached = path.state as AnyMachineSnapshot
    compare(happened, expected, seen(reached))
    for (const event of events(expected))
      compare(
        [...happened, event],
        model.after(expected, event),
        seen(getNextSnapshot(machine, reached, event)),
      )
  }
  const states = new Set(paths.map(({ state }) => textOf(seen(state as AnyMachineSnapshot))))
  for (const state of reachable(comparison))
    if (!states.has(state)) differences.push(`The machine never gets to ${state}`)
  return { states: states.size, steps, differences }

  function compare(happened: readonly EventObject[], expected: State, reached: State): void {
    steps += 1
    if (textOf(expected) === textOf(reached)) return
    differences.push(
      `After ${happened.map(textOf).join(', ')} the machine is at ${textOf(reached)}, the model at ${textOf(expected)}`,
    )
  }
}

/** Every state that the model reaches by itself. */
function reachable<State>({ model, events }: Comparison<State>): ReadonlySet<string> {
  const known = new Set<string>()
  const waiting = [model.start]
  for (let state = waiting.pop(); state !== undefined && known.size < most; state = waiting.pop()) {
    const text = textOf(state)
    if (known.has(text)) continue
    known.add(text)
    const here = state
    waiting.push(...events(here).map((event) => model.after(here, event)))
  }
  return known
}

const textOf = (value: unknown): string => JSON.stringify(value)

/** The answer of a call that a state has invoked. */
export const answered = (state: string, output?: unknown): EventObject =>
  ({ type: `xstate.done.actor.0.${state}`, output, actorId: `0.${state}` }) as EventObject

/** Its failure. */
export const failedWith = (state: string, error: unknown): EventObject =>
  ({ type: `xstate.error.actor.0.${state}`, error, actorId: `0.${state}` }) as EventObject

/** The end of a state's delay. */
export const passed = (delay: string, state: string): EventObject => ({
  type: `xstate.after.${delay}.${state}`,
})
