import type { AnyActorLogic, AnyMachineSnapshot, EventObject, StateValue } from 'xstate'
import { getNextSnapshot } from 'xstate'
import { getShortestPaths } from 'xstate/graph'

/** Names the place of a model's state: 'sending.waiting'. */
interface Placed {
  readonly state: string
}

/** A second, short description of a machine, written from the requirements and not from the code. */
interface Model<State extends Placed> {
  readonly start: State
  /** By event name. An event without an entry changes nothing. */
  readonly steps: Readonly<Record<string, (state: State, event: EventObject) => State>>
}

interface Comparison<State extends Placed> {
  readonly machine: AnyActorLogic
  readonly input: unknown
  /** The possible events in a state. Automatic events happen only in their own state. */
  readonly events: (state: State) => readonly EventObject[]
  /** Reads the model's state from the machine. */
  readonly seen: (snapshot: AnyMachineSnapshot) => State
  readonly model: Model<State>
}

interface Compared {
  /** The number of states that the machine reached. */
  readonly states: number
  /** The number of compared steps. */
  readonly steps: number
  /** Differences between machine and model. Empty if they agree. */
  readonly differences: readonly string[]
}

const maxStates = 5_000

/**
 * Brings the machine into every state it can reach, by the shortest path, and tries every event there. After each step
 * it must be in the model's state. Both must reach the same states.
 */
export function compareWithModel<State extends Placed>(comparison: Comparison<State>): Compared {
  const { machine, seen, model } = comparison
  const events = dueEvents(comparison)
  const paths = getShortestPaths(machine, {
    input: comparison.input,
    events: (snapshot) => events(seen(snapshot as AnyMachineSnapshot)),
    serializeState: (snapshot) => textOf(seen(snapshot as AnyMachineSnapshot)),
    limit: maxStates,
  } as Parameters<typeof getShortestPaths>[1])

  const differences: string[] = []
  let steps = 0
  for (const path of paths) {
    const pathEvents = path.steps
      .map(({ event }) => event)
      .filter(({ type }) => type !== 'xstate.init')
    const expected = pathEvents.reduce(stepped(model), model.start)
    const reached = path.state as AnyMachineSnapshot
    compare(pathEvents, expected, seen(reached))
    for (const event of events(expected))
      compare(
        [...pathEvents, event],
        stepped(model)(expected, event),
        seen(getNextSnapshot(machine, reached, event)),
      )
  }
  const states = new Set(paths.map(({ state }) => textOf(seen(state as AnyMachineSnapshot))))
  for (const state of reachable(comparison))
    if (!states.has(state)) differences.push(`The machine never gets to ${state}`)
  return { states: states.size, steps, differences }

  function compare(events: readonly EventObject[], expected: State, reached: State): void {
    steps += 1
    if (textOf(expected) === textOf(reached)) return
    differences.push(
      `After ${events.map(textOf).join(', ')} the machine is at ${textOf(reached)}, the model at ${textOf(expected)}`,
    )
  }
}

/** Every state that the model alone reaches. */
function reachable<State extends Placed>(comparison: Comparison<State>): ReadonlySet<string> {
  const { model } = comparison
  const events = dueEvents(comparison)
  const known = new Set<string>()
  const waiting = [model.start]
  for (
    let state = waiting.pop();
    state !== undefined && known.size < maxStates;
    state = waiting.pop()
  ) {
    const text = textOf(state)
    if (known.has(text)) continue
    known.add(text)
    const here = state
    waiting.push(...events(here).map((event) => stepped(model)(here, event)))
  }
  return known
}

const dueEvents =
  <State extends Placed>({ events }: Comparison<State>) =>
  (state: State): readonly EventObject[] =>
    events(state).filter((event) => isDue(state, event))

const stepped =
  <State extends Placed>({ steps }: Model<State>) =>
  (state: State, event: EventObject): State =>
    steps[event.type]?.(state, event) ?? state

const textOf = (value: unknown): string => JSON.stringify(value)

/** Automatic events, each in one state only: an answer, a failure, the end of a pause. */
interface Due extends EventObject {
  readonly place: string
}

const isDue = ({ state }: Placed, event: EventObject): boolean => {
  const { place } = event as Partial<Due>
  return place === undefined || state === place || state.startsWith(`${place}.`)
}

/** A state as a model names it: 'sending.waiting'. */
export const placeIn = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([state, inner]) => (inner === undefined ? state : `${state}.${placeIn(inner)}`))
        .join()

/** Automatic events of a machine, by state: 'sending.waiting'. */
export const duesOf = (machine: string) => ({
  answered: (place: string, output?: unknown): EventObject => ({
    ...due('done.actor.0', machine, place),
    ...{ output, actorId: `0.${machine}.${place}` },
  }),
  failed: (place: string, error: unknown): EventObject => ({
    ...due('error.actor.0', machine, place),
    ...{ error, actorId: `0.${machine}.${place}` },
  }),
  passed: (delay: string, place: string): EventObject => due(`after.${delay}`, machine, place),
})

const due = (kind: string, machine: string, place: string): Due => ({
  type: `xstate.${kind}.${machine}.${place}`,
  place,
})
