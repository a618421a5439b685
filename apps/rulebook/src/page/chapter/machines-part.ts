import type { ChartState, ChartTransition } from '../../machines/chart.ts'
import { diagramOf } from '../../machines/diagram.ts'
import { mermaidOf, startMark } from '../../machines/mermaid.ts'
import { unreachedIn } from '../../machines/unreached.ts'
import { type LastChanged, latestOf } from '../../model/history/last-changed.ts'
import type { ChartedMachine } from '../../rulebook.ts'
import { spaced } from '../../source/spaced-name.ts'
import { machineAnchor } from '../anchors.ts'
import { changedOnPart } from '../changed-on.ts'
import { type Html, html, nothing, raw } from '../html.ts'
import { englishOf, nameInEnglish, ruleNameInEnglish } from '../in-words/code-words.ts'
import { type Linking, paragraph } from '../words.ts'
import { commas } from './requirements-part.ts'

export function machinesPart(
  machines: readonly ChartedMachine[],
  lastChanged: LastChanged,
  link: Linking,
): Html {
  if (machines.length === 0) return nothing
  const alike = Map.groupBy(machines, ({ chart }) => mermaidOf(chart))
  const areWide = [...alike.keys()].every((mermaid) => isWide(diagramOf(mermaid, '')))
  return html`<p class="legend">Each state in words, with what can happen there, under which condition, and where it leads. Of several lines for the same event the first whose condition holds counts. A line for every state counts only where no line of the state itself holds, so these stand last. What is done on the way stands in brackets. The names of states, events and conditions in the code are beside them.<span class="of-drawings${areWide && ' is-wide'}"> In the drawing ${startMark} marks where it starts, and what is written inside a box happens there without leaving it.</span></p>
${[...alike].map(([mermaid, same]) => machine(mermaid, same, lastChanged, link))}`
}

/** Machines that are drawn alike share the drawing. */
function machine(
  mermaid: string,
  same: readonly ChartedMachine[],
  lastChanged: LastChanged,
  link: Linking,
): Html {
  const [first] = same
  if (first === undefined) return nothing
  const id = machineAnchor(first.name)
  const drawing = diagramOf(mermaid, id)
  const names = same.map(({ name }) => englishOf(name)).join(', ')
  return html`<figure class="machine" id="${id}" data-find="machine" data-asked="${wordingsFor(same)}">
<figcaption><h3>${commas(same.map((one) => (one === first ? nameInEnglish(one.name) : html`<span id="${machineAnchor(one.name)}">${nameInEnglish(one.name)}</span>`)))} <small class="source">${first.file}</small> ${changedOnPart(latestOf(same.map(({ file }) => lastChanged('machine', file))))}</h3>
${same.flatMap(({ says }) => says).map((text) => paragraph(text, link))}</figcaption>
<div class="machine-words"><h4>In words</h4>${stateList(first.chart)}</div>
<div class="drawing${isWide(drawing) && ' is-wide'}" role="region" tabindex="0" aria-label="Drawing of ${names}; its states and transitions stand above in words">${raw(drawing)}</div></figure>`
}

/** Only a wide window shows it in letters that can be read. */
const isWide = (drawing: string): boolean =>
  Number(/<svg [^>]*?\bwidth="([\d.]+)"/.exec(drawing)?.[1] ?? 0) > mostNarrow

const mostNarrow = 800

/** How people ask for machines. */
const wordingsFor = (machines: readonly ChartedMachine[]): string =>
  machines
    .map(({ name }) => englishOf(name).replace(/ machine$/, ''))
    .flatMap((name) => [
      `what are the states of ${name}`,
      `state machine and transitions of ${name}`,
      `diagram of ${name}`,
    ])
    .join('|')

const stateList = (machine: ChartState): Html => {
  const unreached = new Set(unreachedIn(machine).map(({ path }) => path))
  return linesWithin(machine, { says: saysByPath(machine), unreached })
}

/** What happens in any of its states comes last, since a state's own lines come before it. */
function linesWithin(state: ChartState, places: Places): Html {
  const { transitions, states } = state
  const { says } = places
  if (states.length === 0) return transitions.length === 0 ? nothing : transitionList(state, says)
  return html`<ul class="states">${states.map((inner) => stateItem(inner, places))}</ul>
${transitions.length > 0 && html`<p>In every state${state.path !== '' && ' of these'}, unless a line of the state itself holds:</p>${transitionList(state, says)}`}`
}

type SaysByPath = ReadonlyMap<string, string>

interface Places {
  readonly says: SaysByPath
  readonly unreached: ReadonlySet<string>
}

const saysByPath = (machine: ChartState): SaysByPath =>
  new Map(
    machine.states
      .flatMap(allStates)
      .flatMap(({ path, says }) => (says === undefined ? [] : [[path, says] as const])),
  )

const allStates = (state: ChartState): readonly ChartState[] => [
  state,
  ...state.states.flatMap(allStates),
]

const stateItem = (state: ChartState, places: Places): Html => html`
<li><p class="state"><b>${state.says ?? state.name}</b> <code>${state.name}</code> ${remarks(state, places.unreached.has(state.path))}</p>${linesWithin(state, places)}</li>`

function remarks({ kind, invokes, entry, exit }: ChartState, isUnreached: boolean): Html {
  const words = [
    isUnreached && 'nothing leads here',
    kind === 'initial' && 'it starts here',
    kind === 'final' && 'it ends here',
    kind === 'parallel' && 'all of its parts at once',
    ...invokes,
    entry.length > 0 && `first: ${entry.map(spaced).join(', then ')}`,
    exit.length > 0 && `last: ${exit.map(spaced).join(', then ')}`,
  ].filter((word) => word !== false)
  return words.length === 0 ? nothing : html`<small>${words.join('; ')}</small>`
}

const transitionList = ({ path, transitions }: ChartState, says: SaysByPath): Html =>
  html`<ul class="transitions">${transitions.map((transition, place) => {
    const isFurther = transitions.slice(0, place).some(({ on }) => on === transition.on)
    return html`<li>${isFurther && 'Otherwise: '}${transitionText(transition, path, says)}</li>`
  })}</ul>`

/** What happens, on what condition, and where it leads, each with its name in the code. */
const transitionText = (
  { on, says, guard, guardSays, guardRules = [], to, actions }: ChartTransition,
  from: string,
  places: SaysByPath,
): Html => html`
${says ?? on} <code>${on}</code>${guard && html`<br>Only if ${guardSays ?? guard}. <code>${guard}</code>${guardRules.length > 0 && html` <small>decided by ${commas(guardRules.map(({ anchor, name }) => html`<a href="#${anchor}">${ruleNameInEnglish(name)}</a>`))}</small>`}`}
<br>→ ${to === from ? 'It stays as it is.' : html`${places.get(to) ?? to} <code>${to}</code>`}${actions.length > 0 && html` <small>${actions.map(spaced).join('; ')}</small>`}`
