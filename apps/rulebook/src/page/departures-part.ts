import type { Decision } from '../model/decisions.ts'
import { type Html, html, nothing } from './html.ts'
import { counted, type Linking } from './words.ts'

/** The answers that are no longer what was decided first. */
export const departures = (decisions: readonly Decision[]): readonly Decision[] =>
  decisions.filter(({ confirm }) => confirm !== undefined)

/** At the head of the answered questions: what whoever decides about the product is asked to confirm. */
export function departuresPart(
  decisions: readonly Decision[],
  anchors: ReadonlyMap<Decision, string>,
  link: Linking,
): Html {
  const departing = departures(decisions)
  if (departing.length === 0) return nothing
  return html`<div class="part" id="departures" data-find="page" data-says="Which answers depart from the first decision: the reason for each, and what is to be confirmed">
<h2>Answers that depart from the first decision</h2>
<p>${counted(departing.length, 'answer is', 'answers are')} no longer what was decided first. Each gives the reason, and what the owner of the product is asked to confirm.</p>
<ul class="decisions">${departing.map(
    (decision) =>
      html`<li><a class="number" href="#${anchors.get(decision) ?? decision.id}">${decision.id}</a> ${link(decision.says)}<p class="why"><b>Why:</b> ${link(decision.why)}</p>${confirmLine(decision, link)}</li>`,
  )}</ul></div>`
}

export const confirmLine = ({ confirm }: Decision, link: Linking): Html =>
  confirm === undefined ? nothing : html`<p class="why"><b>To confirm:</b> ${link(confirm)}</p>`
