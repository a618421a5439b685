import type { Change } from '../../model/changes/changes.ts'
import type { Rulebook } from '../../rulebook.ts'
import { type Html, html, nothing } from '../html.ts'
import type { Linking } from '../words.ts'
import { withUnits } from './case-units.ts'
import { nameOfChange } from './change-name.ts'

/** Told on the first page: a table that no longer shows a limit, though each row that is left holds. */
export function lostLimitsPart(
  { latestChanges }: Pick<Rulebook, 'latestChanges'>,
  link: Linking,
): Html {
  const lost = latestChanges.filter(({ lostLimit }) => lostLimit !== undefined)
  return lost.length === 0
    ? nothing
    : html`<div class="trouble" role="alert"><h2>Limits that no row shows any more</h2><p>Each row that is left holds, but nothing shows where the answer changes: put the row back, or the limit is not proven. <a href="#changes">What changed</a> has more.</p><ul>${lost.map((change) => html`<li>${nameOfChange(withUnits(change), link)} ${change.is === undefined ? 'is gone' : 'is another row now'}. ${lostLimitOf(change)}</li>`)}</ul></div>`
}

/** What a gone row showed. */
export const lostLimitOf = ({ lostLimit }: Change): Html =>
  lostLimit === undefined
    ? nothing
    : html`It showed that the answer changes between ${lostLimit}; no row of its table does so now.`
