import type { WithoutRow } from '../../model/proof/without-rows.ts'
import { type Html, html, nothing } from '../html.ts'
import { counted, type Linking } from '../words.ts'

/** Requirements in no table; those without a reason come first. */
export function withoutRowsPart(
  found: readonly WithoutRow[],
  needless: readonly string[],
  all: number,
  link: Linking,
): Html {
  const open = found.filter(({ because }) => because === undefined)
  const byReason = Map.groupBy(
    found.filter(({ because }) => because !== undefined),
    ({ because }) => because,
  )
  return html`<h2 id="without-rows">Requirements in no table</h2>
<p>${all - found.length} of ${counted(all, 'requirement')} have a row of their own in a table. ${
    found.length
  } do not${open.length === 0 ? ', each for a reason' : `; ${open.length} of them without a reason`}.</p>
${needless.length > 0 && html`<p class="trouble" role="alert">These have a row by now and no longer need a reason: ${needless.join(', ')}.</p>`}
${open.length > 0 && html`<h3>Without a reason: ${open.length}</h3>${list(open, link)}`}
${[...byReason].map(([because, some]) => html`<h3>${because} (${some.length})</h3>${list(some, link)}`)}
${found.length === 0 && nothing}`
}

const list = (some: readonly WithoutRow[], link: Linking): Html =>
  html`<ul>${some.map(({ proof: { id, says } }) => html`<li><a href="#${id}">${id}</a> ${link(says)}</li>`)}</ul>`
