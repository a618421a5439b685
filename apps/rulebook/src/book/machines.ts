import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { renderMermaidSVG } from 'beautiful-mermaid'
import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate'
import { type DirectedGraphNode, toDirectedGraph } from 'xstate/graph'
import type { Machine } from './book.schema.ts'

/** Draws every machine that the context exports, with the descriptions of its states and events. */
export async function readMachines(root: string, folder: string): Promise<readonly Machine[]> {
  const files = globSync(`${folder}/**/*.machine.ts`, { cwd: root }).sort()
  const read = files.map(async (file) => {
    const exported: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href)
    return Object.entries(exported)
      .filter(([name]) => name.endsWith('Machine'))
      .flatMap(([name, made]) => describeMachine(name, file.replaceAll('\\', '/'), machineIn(made)))
  })
  return (await Promise.all(read)).flat()
}

/** An exported machine, or the machine that a factory makes from ports that do nothing. */
function machineIn(made: unknown): AnyStateMachine | undefined {
  const machine = typeof made === 'function' ? made(anything, anything, anything) : made
  return machine instanceof StateMachine ? machine : undefined
}

const anything: unknown = new Proxy(() => undefined, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => '' : anything),
  apply: () => anything,
})

/** A machine with one state is just a reducer, so there is nothing to draw. */
function describeMachine(
  name: string,
  file: string,
  machine: AnyStateMachine | undefined,
): readonly Machine[] {
  if (machine === undefined || Object.keys(machine.root.states).length < 2) return []
  const nodes = statesOf(machine.root)
  const events = new Map(
    [machine.root, ...nodes].flatMap((node) =>
      [...node.transitions.values()]
        .flat()
        .filter(({ eventType, description }) => description !== undefined && eventType !== '')
        .map(({ eventType, description = '' }) => [eventOf(eventType, node), description] as const),
    ),
  )
  const flow = mermaidOf(machine)
  return [
    {
      name,
      file,
      says: machine.root.description ?? '',
      flow,
      drawing: withoutImport(
        renderMermaidSVG(flow, { padding: 4, nodeSpacing: 32, layerSpacing: 40 }),
      ),
      states: nodes.map((node) => ({ name: node.path.join('.'), says: node.description ?? '' })),
      events: [...events].map(([name, says]) => ({ name, says })),
    },
  ]
}

/** Removes the request for a font from another host. */
const withoutImport = (svg: string): string => svg.replace(/^.*@import url.*\n/m, '')

const statesOf = (node: AnyStateNode): readonly AnyStateNode[] =>
  Object.values(node.states).flatMap((state) => [state, ...statesOf(state)])

/** The machine as a Mermaid flow chart; events between the same two states share an arrow. */
function mermaidOf(machine: AnyStateMachine): string {
  const graph = toDirectedGraph(machine)
  const arrows = Map.groupBy(edgesOf(graph), ({ from, to }) => `${from} ${to}`)
  return [
    'graph TD',
    ...graph.children.flatMap((child) => boxesOf(child, '  ')),
    ...[...arrows.values()].map((edges) => {
      const [{ from, to } = { from: '', to: '' }] = edges
      const labels = [...new Set(edges.map(({ label }) => label))]
      return `  ${from} -->|${labels.join('<br>')}| ${to}`
    }),
  ].join('\n')
}

function boxesOf({ stateNode, children }: DirectedGraphNode, indent: string): readonly string[] {
  const isInitial = stateNode.parent?.initial?.target.includes(stateNode) === true
  const name = isInitial ? `● ${stateNode.key}` : stateNode.key
  if (children.length === 0) return [`${indent}${idOf(stateNode)}(${name})`]
  return [
    `${indent}subgraph ${idOf(stateNode)} [${name}]`,
    ...children.flatMap((child) => boxesOf(child, `${indent}  `)),
    `${indent}end`,
  ]
}

/** The events that leave a state. Other events are only in the list. */
const edgesOf = (graph: DirectedGraphNode): readonly Edge[] => [
  ...graph.edges.flatMap(({ source, target, transition }) => edge(source, target, transition)),
  ...(graph.stateNode.always ?? []).flatMap((transition) =>
    (transition.target ?? []).flatMap((target) => edge(graph.stateNode, target, transition)),
  ),
  ...graph.children.flatMap(edgesOf),
]

interface Edge {
  readonly from: string
  readonly to: string
  readonly label: string
}

function edge(
  source: AnyStateNode,
  target: AnyStateNode,
  { eventType, guard }: { readonly eventType: string; readonly guard?: unknown },
): readonly Edge[] {
  if (source === target || source.parent === undefined) return []
  const label = eventOf(eventType, source)
  const condition = nameOf(guard)
  return [
    {
      from: idOf(source),
      to: idOf(target),
      label: condition === '' ? label : `${label}, if ${condition}`,
    },
  ]
}

const idOf = ({ path }: AnyStateNode): string => path.join('_')

/** XState calls it 'xstate.done.actor.0.login.loggingIn'; the code calls it onDone of login. */
function eventOf(type: string, node: AnyStateNode): string {
  if (type === '') return 'always'
  const [, kind, subject = ''] =
    /^xstate\.(done\.actor|error\.actor|done\.state|after)\.(.*)$/.exec(type) ?? []
  if (kind === undefined) return type
  if (kind === 'after') return `after ${subject.split('.')[0]}`
  if (kind === 'done.state') return 'done'
  const invoked = node.invoke.find(({ id }) => id === subject)
  return `${invoked === undefined ? subject : nameOf(invoked.src)}: ${kind === 'done.actor' ? 'done' : 'failed'}`
}

function nameOf(named: unknown): string {
  if (typeof named === 'string') return named
  const { type, name } = (named ?? {}) as { type?: string; name?: string }
  return type ?? name ?? ''
}
