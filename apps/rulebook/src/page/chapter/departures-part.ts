import { type Decision, departs } from '../../model/records/decisions.ts'
import { type Html, html, nothing } from '../html.ts'
import { counted, type Linking } from '../words.ts'

/** The answers that are no longer what was decided first. */
export const departures = (decisions: readonly Decision[]): readonly Decision[] =>
  decisions.filter(departs)

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
<p>${counted(departing.length, 'answer is', 'answers are')} no longer what was decided first. What the owner of the product is asked to confirm, and the reason:</p>
<ul class="decisions">${departing.map((decision) => departure(decision, anchors.get(decision) ?? '', link))}</ul></div>`
}

const departure = (
  { id, why, confirm = '' }: Decision,
  anchor: string,
  link: Linking,
): Html => html`
<li><a class="number" href="#${anchor}">${id}</a> ${link(confirm)}<p class="why"><b>Why:</b> ${link(why)}</p><p class="source"><a href="#${anchor}">${id} in full</a></p></li>`

export const confirmLine = ({ confirm }: Decision, link: Linking): Html =>
  confirm === undefined ? nothing : html`<p class="why"><b>To confirm:</b> ${link(confirm)}</p>`
