import { complaintsAboutIds } from '../../model/proof/unknown-ids.ts'
import type { Rulebook } from '../../rulebook.ts'
import { type Html, html, nothing } from '../html.ts'

/** Told on the first page: what rules, figures and cases name, and what no requirement or answer is. */
export function unknownIdsPart({
  chapters,
  decisions,
}: Pick<Rulebook, 'chapters' | 'decisions'>): Html {
  const complaints = unknownIn({ chapters, decisions })
  return complaints.length === 0
    ? nothing
    : html`<div class="trouble" role="alert"><h2>Numbers that do not exist</h2><p>If a requirement or an answer was removed lately, <a href="#changes">What changed</a> has it.</p><ul>${complaints.map((complaint) => html`<li>${complaint}</li>`)}</ul></div>`
}

/** What else is missing or contradicts itself, though no case fails: a gap in a table, an answer without a reason. */
export function complaintsPart({ complaints = [], chapters, decisions }: Rulebook): Html {
  const told = new Set(unknownIn({ chapters, decisions }))
  const further = complaints.filter((complaint) => !told.has(complaint))
  return further.length === 0
    ? nothing
    : html`<div class="trouble" role="alert"><h2>What is missing or contradicts itself</h2><p>No case fails by it, but <code>npm run rulebook</code> does. <a href="#gaps">Gaps and overlaps</a> and <a href="#changes">What changed</a> have more.</p><ul>${further.map((complaint) => html`<li>${complaint}</li>`)}</ul></div>`
}

function unknownIn({
  chapters,
  decisions,
}: Pick<Rulebook, 'chapters' | 'decisions'>): readonly string[] {
  const known = [...chapters.flatMap(({ proofs }) => proofs), ...decisions].map(({ id }) => id)
  return complaintsAboutIds(chapters, known)
}
