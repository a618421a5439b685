import type { ChartState, ChartTransition } from '../machines/chart.ts'
import { diagramOf } from '../machines/diagram.ts'
import { mermaidOf, startMark } from '../machines/mermaid.ts'
import type { ChartedMachine } from '../rulebook.ts'
import { type Html, html, nothing, raw } from './html.ts'
import { commas } from './requirements-part.ts'
import { type Linking, paragraph } from './words.ts'

export function machinesPart(machines: readonly ChartedMachine[], link: Linking): Html {
  if (machines.length === 0) return nothing
  const alike = Map.groupBy(machines, ({ chart }) => mermaidOf(chart))
  return html`<p class="legend">${startMark} marks where it starts. What is written inside a box happens there without leaving it.</p>
${[...alike].map(([mermaid, same]) => machine(mermaid, same, link))}`
}

/** Machines that are drawn alike share the drawing. */
function machine(mermaid: string, same: readonly ChartedMachine[], link: Linking): Html {
  const [first] = same
  if (first === undefined) return nothing
  const id = `machine-${first.name}`
  const names = same.map(({ name }) => name).join(', ')
  return html`<figure class="machine" id="${id}" data-find="machine" data-also="states of, state machine, transitions, diagram">
<figcaption><h3>${commas(same.map(({ name }) => html`<code>${name}</code>`))} <small class="source">${first.file}</small></h3>
${same.flatMap(({ says }) => says).map((text) => paragraph(text, link))}</figcaption>
<div class="drawing" role="region" tabindex="0" aria-label="Drawing of ${names}; its states and transitions stand below as text">${raw(diagramOf(mermaid, id))}</div>
<details><summary>States and transitions as text</summary>${stateList(first.chart)}</details></figure>`
}

const stateList = (machine: ChartState): Html => html`
${machine.transitions.length > 0 && html`<p>In every state</p>${transitionList(machine)}`}
<ul class="states">${machine.states.map(stateItem)}</ul>`

const stateItem = (state: ChartState): Html => html`
<li><p><code>${state.name}</code>${remarks(state)}</p>${state.transitions.length > 0 && transitionList(state)}${state.states.length > 0 && html`<ul class="states">${state.states.map(stateItem)}</ul>`}</li>`

function remarks({ kind, invokes, entry, exit }: ChartState): Html {
  const words = [
    kind === 'initial' && 'it starts here',
    kind === 'final' && 'it ends here',
    kind === 'parallel' && 'all of its parts at once',
    invokes.length > 0 && `runs ${invokes.join(', ')}`,
    entry.length > 0 && `on entry ${entry.join(', ')}`,
    exit.length > 0 && `on leaving ${exit.join(', ')}`,
  ].filter((word) => word !== false)
  return words.length === 0 ? nothing : html`: ${words.join('; ')}`
}

const transitionList = ({ path, transitions }: ChartState): Html =>
  html`<ul class="transitions">${transitions.map((transition) => html`<li>${transitionText(transition, path)}</li>`)}</ul>`

const transitionText = ({ on, guard, to, actions }: ChartTransition, from: string): Html =>
  html`<code>${on}</code>${guard && html`, if <code>${guard}</code>`} → ${to === from ? 'stays' : html`<code>${to}</code>`}${actions.length > 0 && `; ${actions.join(', ')}`}`
