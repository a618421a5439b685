/** An earlier version's cases on the rules of today. */

import type { EarlierCases, OtherResult } from '../../model/causes/other-results.ts'
import type { Change } from '../../model/changes/changes.ts'
import { adapterFolder, screensFolder } from '../../source/domain-folder.ts'
import { type Html, html, nothing } from '../html.ts'
import { counted, type Linking } from '../words.ts'
import { placeLink } from './change-line.ts'
import { earlierFacts } from './earlier-facts.ts'
import type { PlacesToday } from './place-today.ts'
import { wholeInWords } from './whole-result.ts'

/** How many of that commit's cases still have the same result, and which don't. */
export function earlierPart(
  earlier: EarlierCases | undefined,
  changes: readonly Change[],
  link: Linking,
): Html {
  if (earlier === undefined)
    return html`<p><code>npm run rulebook -- --since &lt;commit&gt;</code> also runs the old cases on today's rules.</p>`
  const { others, facts, holding, same, rechecked, unrun, unplayed } = earlier
  const unrunCount = unrun.reduce((sum, { count }) => sum + count, 0)
  return html`<p>The old cases on today's rules, without those of screens and of the server’s calls: ${counted(same, 'case')} with the same result, ${others.length} with another.</p>
${rechecked.length > 0 && html`<details><summary>${rechecked.length} more ${rechecked.length === 1 ? 'stands' : 'stand'} in the book of today in the same words, and ${rechecked.length === 1 ? 'holds' : 'hold'}; what the words ask for may have changed</summary><ul>${rechecked.map(({ file, name }) => html`<li>${link(name)} <small class="source">${file}</small></li>`)}</ul></details>`}
${earlierFacts({ facts, holding }, changes, link)}
${unrunCount > 0 && html`<details><summary>${counted(unrunCount, 'old case')} can’t be worked out on today’s rules: what ${unrunCount === 1 ? 'it asks' : 'they ask'} for is gone or has another form</summary><ul>${unrun.map(({ file, table, count }) => html`<li>${link(table)}: ${counted(count, 'case')} <small class="source">${file}</small></li>`)}</ul></details>`}
${unplayed.length > 0 && html`<details><summary>${counted(unplayed.length, 'old test file')} can’t run on today’s rules</summary><ul>${unplayed.map((file) => html`<li><code>${file}</code></li>`)}</ul></details>`}`
}

export function otherList(
  others: readonly OtherResult[],
  link: Linking,
  places: PlacesToday,
): Html {
  if (others.length === 0) return nothing
  return html`<h3>${counted(others.length, 'case')} with another result</h3>
<ul class="changes">${others.map(
    ({ file, table, given, cells, says }) =>
      html`<li><b>${link(table)}</b>${placeLink(places.ofTable(file, table))}<br>${link(given)}${cells.length === 0 ? html`<br>${wholeInWords(says)} The answers here are the old ones.` : cells.map(({ heading, expected, received }) => html`<br>${heading}: <del>${orNothing(expected)}</del> <ins>${orNothing(received)}</ins>`)}</li>`,
  )}</ul>`
}

const orNothing = (value: string): string =>
  ['', 'undefined', 'null'].includes(value) ? '(nothing)' : value

export const isPlayedOnScreens = (file: string): boolean =>
  [screensFolder, adapterFolder].some((folder) => file.startsWith(`${folder}/`))

export const notPlayedAgain =
  'Old rows of screens and of the server’s calls are not run again: for a row below that is gone or written in another way, nobody knows what today’s screens would answer to it.'
