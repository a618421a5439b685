/**
 * States and transitions of a machine, read from the machine itself through its directed graph.
 * What is named in the code keeps its name.
 */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { type DirectedGraphNode, toDirectedGraph } from 'xstate/graph'

export interface RuleLink {
  readonly name: string
  /** Its place in the rulebook. */
  readonly anchor: string
}

export interface ChartTransition {
  /** 'credentials.submitted', 'login: onDone', 'after pause', 'always'. */
  readonly on: string
  /** The same in words, with its guard's question. */
  readonly says?: string | undefined
  readonly guard: string | undefined
  readonly guardSays?: string | undefined
  /** The rules that the guard asks. */
  readonly guardRules?: readonly RuleLink[]
  /** The path of the target state; its own state when it stays there. */
  readonly to: string
  readonly actions: readonly string[]
}

export interface ChartState {
  /** Names from the outermost state to this one, joined by dots; empty for the machine itself. */
  readonly path: string
  readonly name: string
  /** What it means. */
  readonly says?: string | undefined
  readonly kind: 'initial' | 'final' | 'parallel' | 'plain'
  readonly invokes: readonly string[]
  readonly entry: readonly string[]
  readonly exit: readonly string[]
  readonly transitions: readonly ChartTransition[]
  readonly states: readonly ChartState[]
}

export const chartOf = (machine: AnyStateMachine): ChartState => stateOf(toDirectedGraph(machine))

function stateOf(graph: DirectedGraphNode): ChartState {
  const node = graph.stateNode as AnyStateNode
  return {
    path: pathOf(node),
    name: node.key,
    kind: kindOf(node),
    invokes: node.invoke.map(({ src }) => nameOf(src)),
    entry: actionsOf(node.entry),
    exit: actionsOf(node.exit),
    transitions: [
      ...graph.edges.map(({ transition, target }) => transitionOf(transition, target, node)),
      // The graph leaves out automatic events.
      ...(node.always ?? []).flatMap((transition) =>
        (transition.target ?? [node]).map((target) => transitionOf(transition, target, node)),
      ),
    ],
    states: graph.children.map(stateOf),
  }
}

const pathOf = (node: AnyStateNode): string => node.path.join('.')

function kindOf(node: AnyStateNode): ChartState['kind'] {
  if (node.type === 'parallel' || node.type === 'final') return node.type
  return node.parent?.type === 'compound' && node.parent.initial?.target.includes(node)
    ? 'initial'
    : 'plain'
}

const transitionOf = (
  transition: AnyTransitionDefinition,
  target: AnyStateNode,
  source: AnyStateNode,
): ChartTransition => ({
  on: eventOf(transition.eventType, source),
  guard: guardOf(transition.guard),
  to: pathOf(target),
  actions: actionsOf(transition.actions),
})

/** The library writes 'xstate.done.actor.0.login.loggingIn' for what the code calls onDone of login. */
function eventOf(type: string, node: AnyStateNode): string {
  if (type === '') return 'always'
  const [, kind, what = ''] =
    /^xstate\.(done\.actor|error\.actor|done\.state|after)\.(.*)$/.exec(type) ?? []
  if (kind === undefined) return type
  if (kind === 'after') return `after ${what.split('.')[0]}`
  if (kind === 'done.state') return 'onDone'
  const invoked = node.invoke.find(({ id }) => id === what)
  const source = invoked === undefined ? what : nameOf(invoked.src)
  return `${source}: ${kind === 'done.actor' ? 'onDone' : 'onError'}`
}

const guardOf = (guard: unknown): string | undefined =>
  guard === undefined ? undefined : nameOf(guard)

/** Anything written inline has no name; the library's own names don't interest a reader. */
const actionsOf = (actions: readonly unknown[]): readonly string[] =>
  actions.map(nameOf).filter((name) => name !== '' && !name.startsWith('xstate.'))

function nameOf(named: unknown): string {
  if (typeof named === 'string') return named
  const { type, name } = named as { type?: string; name?: string }
  return type ?? name ?? ''
}
