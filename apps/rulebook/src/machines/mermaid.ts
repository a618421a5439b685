import type { ChartState, ChartTransition } from './chart.ts'

interface Arrow {
  readonly from: string
  readonly to: string
  readonly words: readonly string[]
}

/** Marks the state that a machine, or a group of states, starts in. */
export const startMark = '●'

/**
 * The chart as text of a flow chart, from the initial state downwards. What keeps a state as it is
 * is written inside its box; arrows between the same two states become one; events that apply in all
 * states of a group have a box of their own.
 */
export function mermaidOf(machine: ChartState): string {
  const order = orderOf(machine)
  const arrows = machine.states.flatMap(arrowsOf)
  return [
    'graph TD',
    ...boxesIn(machine, '  '),
    ...arrowsFromGroup(machine).map(wordsOfArrow(order)),
    ...arrows.map(wordsOfArrow(order)),
  ].join('\n')
}

function boxesIn(group: ChartState, indent: string): readonly string[] {
  const everywhere = [...new Set(staying(group).map(wordsOf))]
  const isBoxed = everywhere.length > 0 || (group.path === '' && leaving(group).length > 0)
  const name = group.path === '' ? 'in every state' : 'in each of these'
  return [
    ...(isBoxed ? [`${indent}${boxOfGroup(group)}[${[name, ...everywhere].join('<br>')}]`] : []),
    ...group.states.flatMap((state) => boxOf(state, indent)),
  ]
}

function boxOf(state: ChartState, indent: string): readonly string[] {
  const name = state.kind === 'initial' ? `${startMark} ${state.name}` : state.name
  if (state.states.length === 0)
    return [`${indent}${idOf(state.path)}(${[name, ...staying(state).map(wordsOf)].join('<br>')})`]
  return [
    `${indent}subgraph ${idOf(state.path)} [${name}]`,
    ...boxesIn(state, `${indent}  `),
    `${indent}end`,
  ]
}

const arrowsOf = (state: ChartState): readonly Arrow[] => [
  ...merged(idOf(state.path), leaving(state)),
  ...state.states.flatMap(arrowsOf),
]

const arrowsFromGroup = (machine: ChartState): readonly Arrow[] =>
  merged(boxOfGroup(machine), leaving(machine))

const merged = (from: string, transitions: readonly ChartTransition[]): readonly Arrow[] =>
  [...Map.groupBy(transitions, ({ to }) => idOf(to))].map(([to, ways]) => ({
    from,
    to,
    words: [...new Set(ways.map(wordsOf))],
  }))

/** An arrow that leads back is written from its target, so that the drawing still runs downwards. */
const wordsOfArrow =
  (order: ReadonlyMap<string, number>) =>
  ({ from, to, words }: Arrow): string => {
    const label = `|${words.join('<br>')}|`
    const leadsBack = (order.get(to) ?? 0) < (order.get(from) ?? 0)
    return leadsBack ? `  ${to} <---${label} ${from}` : `  ${from} -->${label} ${to}`
  }

/** The states as they are reached from the initial one, step by step; a group comes before its parts. */
function orderOf(machine: ChartState): ReadonlyMap<string, number> {
  const states = new Map(allStates(machine).map((state) => [state.path, state]))
  const order = new Map<string, number>()
  const waiting = [machine, ...machine.states.filter(({ kind }) => kind === 'initial')]
  const visit = (state: ChartState): void => {
    if (order.has(idOf(state.path))) return
    order.set(idOf(state.path), order.size)
    const inner = state.states.filter(({ kind }) => kind === 'initial')
    const reached = state.transitions.flatMap(({ to }) => [
      ...outerPaths(to).flatMap((path) => states.get(path) ?? []),
    ])
    waiting.push(...inner, ...reached, ...state.states)
  }
  for (let next = waiting.shift(); next; next = waiting.shift()) visit(next)
  return order
}

const allStates = (state: ChartState): readonly ChartState[] => [
  state,
  ...state.states.flatMap(allStates),
]

/** 'editing', 'editing.saved' of 'editing.saved'. */
const outerPaths = (path: string): readonly string[] =>
  path.split('.').map((_, index, names) => names.slice(0, index + 1).join('.'))

const leaving = ({ path, transitions }: ChartState): readonly ChartTransition[] =>
  transitions.filter(({ to }) => to !== path)

const staying = ({ path, transitions }: ChartState): readonly ChartTransition[] =>
  transitions.filter(({ to }) => to === path)

const wordsOf = ({ on, guard }: ChartTransition): string =>
  guard === undefined ? on : `${on}, if ${guard}`

const idOf = (path: string): string => (path === '' ? 'machine' : path.replaceAll('.', '_'))
const boxOfGroup = ({ path }: ChartState): string => `${idOf(path)}_each`
