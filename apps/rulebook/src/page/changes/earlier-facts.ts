/** Other facts of an earlier version that no longer hold as they were tested: what stands in their place today, and why. */
import { alteringChanges, changesOfKnownFiles } from '../../model/causes/altering-changes.ts'
import type { EarlierCases, EarlierFact } from '../../model/causes/other-results.ts'
import type { CauseToday } from '../../model/causes/standing-today.ts'
import type { Change } from '../../model/changes/changes.ts'
import { commas } from '../chapter/requirements-part.ts'
import { type Html, html, nothing, raw } from '../html.ts'
import { counted, type Linking } from '../words.ts'
import { causeAnchor, causeInWords } from './causes-list.ts'
import { nameOfChange } from './change-name.ts'

export function earlierFacts(
  { facts, holding }: Pick<EarlierCases, 'facts' | 'holding'>,
  changes: readonly Change[],
  link: Linking,
): Html {
  if (facts.length === 0) return nothing
  const told = facts.map((fact) => ({ fact, other: asCase(fact) }))
  const causes = alteringChanges(changes, { others: told.map(({ other }) => other), holding })
  const [holds, were] = facts.length === 1 ? ['holds', 'it was'] : ['hold', 'they were']
  const groups = Map.groupBy(told, ({ fact, other }) =>
    String(
      fact.today === undefined
        ? causeOf(causes.get(other), changesOfKnownFiles(other, changes), link)
        : causeOfToday(fact.today),
    ),
  )
  return html`<details><summary>${counted(facts.length, 'other old fact')} no longer ${holds} as ${were} tested</summary><p>The old test, without a table, fails on today’s rules: what it says is no longer so, or the code that it asks has another form.</p>${[...groups].map(([cause, some]) => html`<p>${raw(cause)}</p><ul>${some.map(({ fact }) => html`<li>${link(fact.title)} <small class="source">${fact.file}</small><br>${todayOf(fact)}</li>`)}</ul>`)}</details>`
}

const causeOfToday = ({ place, group }: CauseToday): Html =>
  html`They fail today, too, for the cause that the first page gives: <a href="#${causeAnchor(place)}">${causeInWords(group)}</a>`

const asCase = ({ file, title, ids, ran, causing }: EarlierFact) => ({
  ...{ file, ids, table: title, written: title, given: '', cells: [], says: '' },
  ...{ ran, causing },
})

function causeOf(change: Change | undefined, known: readonly Change[], link: Linking): Html {
  const [first, ...more] = known
  if (first !== undefined)
    return html`They come out otherwise without ${more.length > 0 ? 'one of these changes, or several' : 'what changed here'}: ${namesOf(known, link)}`
  if (change === undefined) return html`None of the changes below is known to be the cause:`
  return html`Changed in what they run: ${nameOfChange(change, link)}`
}

const namesOf = (changes: readonly Change[], link: Linking): Html =>
  html`${commas(changes.slice(0, mostNamed).map((change) => nameOfChange(change, link)))}${changes.length > mostNamed && ` and ${changes.length - mostNamed} more`}`

const mostNamed = 3

function todayOf({ title, now, ids }: EarlierFact): Html {
  const [same] = now.filter((fact) => fact.title === title)
  if (same !== undefined)
    return html`<a href="#${same.anchor}">The same test today</a> ${same.result === 'failed' ? 'does not hold, either' : results[same.result]}.`
  if (now.length > 0)
    return html`Of today, beside it:<ul>${now.map(({ anchor, title, result }) => html`<li><a href="#${anchor}">${title}</a>${result !== 'passed' && html` (${results[result]})`}</li>`)}</ul>`
  return ids.length > 0
    ? html`Today no test beside it is about ${ids.join(', ')}.`
    : html`Today no test beside it says the same.`
}

const results: Readonly<Record<EarlierFact['now'][number]['result'], string>> = {
  passed: 'holds',
  failed: 'does not hold',
  'not run': 'was not run',
}
