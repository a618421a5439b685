import { complaintsAboutIds } from '../model/unknown-ids.ts'
import type { Rulebook } from '../rulebook.ts'
import { type Html, html, nothing } from './html.ts'

/** Told on the first page: what rules, figures and cases name, and what no requirement or answer is. */
export function unknownIdsPart({
  chapters,
  decisions,
}: Pick<Rulebook, 'chapters' | 'decisions'>): Html {
  const known = [...chapters.flatMap(({ proofs }) => proofs), ...decisions].map(({ id }) => id)
  const complaints = complaintsAboutIds(chapters, known)
  return complaints.length === 0
    ? nothing
    : html`<div class="trouble" role="alert"><h2>Numbers that do not exist</h2><p>If a requirement or an answer was removed lately, <a href="#changes">What changed</a> has it.</p><ul>${complaints.map((complaint) => html`<li>${complaint}</li>`)}</ul></div>`
}
