/** On the first page: which figures are others now, since a figure can change without a case that fails. */

import type { Change } from '../../model/changes/changes.ts'
import { type ChangedFigure, changedFigures } from '../../model/concerned/changed-figures.ts'
import { statingIn } from '../../model/concerned/quotes.ts'
import type { Rulebook } from '../../rulebook.ts'
import { type Html, html, nothing } from '../html.ts'
import { counted, type Linking } from '../words.ts'
import { baseInShort } from './base-in-words.ts'
import { changeLine } from './change-line.ts'
import { countsInWords } from './changes-part.ts'
import { shortened } from './former-words.ts'

export function changedFiguresPart(book: Rulebook, link: Linking): Html {
  const { since, changes } = book.release
  if (since === undefined || changes.length === 0) return nothing
  const figures = changedFigures(book).toSorted(
    (one, other) => Number(isContradicted(other)) - Number(isContradicted(one)),
  )
  const list = html`<ul class="changes">${figures.map((figure) => html`<li>${changeLine(figure.change, link)}${aboutFigure(figure, link)}${standingOf(figure)}</li>`)}</ul>`
  return html`<h2>Changed since ${baseInShort(since)}</h2>
<p>${countsInWords(changes)}: <a href="#changes">What changed</a> has each before and after.${figures.length > 0 && ` A figure may change without a case that fails, so ${figures.length === 1 ? 'the one that was changed stands' : 'those that were changed stand'} here; new ones and those that are gone stand there:`}</p>
${figures.some(isContradicted) && html`<p><b>Read again what states an old figure:</b> it stands below the figure.</p>`}
${sentencesStillQuoted(changes, link)}${figures.length > mostShown ? html`<details><summary>The figures that changed</summary>${list}</details>` : list}`
}

/** A case may not notice that a sentence or a name is no longer the one of the specification. */
function sentencesStillQuoted(changes: readonly Change[], link: Linking): Html {
  const quoted = changes.filter(({ stillQuotedBy = [] }) => stillQuotedBy.length > 0)
  return quoted.length === 0
    ? nothing
    : html`<p><b>Read again what still has an old sentence or name:</b> it stands below it.</p><ul class="changes">${quoted.map((change) => html`<li>${changeLine(change, link)}</li>`)}</ul>`
}

const mostShown = 12

const isContradicted = ({ quotes }: ChangedFigure): boolean => quotes.length > 0

/** The name alone doesn't tell what a list of words is for. */
const aboutFigure = ({ says }: ChangedFigure, link: Linking): Html =>
  says === '' ? nothing : html`<br>What it is: ${link(shortened(says))}`

const standingOf = ({ quotes, change, ...results }: ChangedFigure): Html => html`
<br>${results.causing > 0 ? causingWords(results) : resultWords(results)}${quotes.length > 0 && html`<br>${quotes.length === 1 ? 'This still states' : 'These still state'} ${withoutUnits(change.was)}:<ul>${named(quotes).map(({ anchor, name, says }) => html`<li><a href="#${anchor}">${name}</a>: “${shortened(statingIn(change.was ?? '', says))}”</li>`)}</ul>`}`

/** Several places of one name are numbered. */
function named(quotes: ChangedFigure['quotes']): ChangedFigure['quotes'] {
  return quotes.map((quote) => {
    const alike = quotes.filter(({ name }) => name === quote.name)
    return alike.length < 2
      ? quote
      : { ...quote, name: `${quote.name}, place ${alike.indexOf(quote) + 1}` }
  })
}

type Results = Omit<ChangedFigure, 'quotes' | 'change' | 'says'>

const causingWords = ({ causing }: Results): string =>
  `${counted(causing, 'failing case')} ${causing === 1 ? 'comes' : 'come'} out otherwise once its file is as it was, as a run has shown.`

function resultWords(results: Results): string {
  const { isRead, failing, altered, facts } = results
  if (!isRead) return unreadWords(results)
  const fails =
    failing === 0
      ? 'No failing case is known to run a rule that reads it'
      : `${counted(failing, 'case')} that ${failing === 1 ? 'runs' : 'run'} a rule which reads it ${failing === 1 ? 'fails' : 'fail'}`
  if (altered === undefined)
    return `${fails}. The cases of the earlier state were not run again, so it is not known whether one of them would come out otherwise.`
  return altered + facts === 0
    ? `${fails}, and no case of the earlier state that runs such a rule has another result.`
    : `${fails}. Of the earlier state, ${altered === 0 ? 'no row' : counted(altered, 'row')} that ${altered < 2 ? 'runs' : 'run'} such a rule ${altered < 2 ? 'has' : 'have'} another result${factsWords(facts)}.`
}

/** Nobody notes what screens and calls run. */
function unreadWords({ failing, facts }: Results): string {
  const reads = 'No rule reads it, only screens, calls or what is shown'
  if (failing + facts === 0)
    return `${reads}. No case fails whose test uses its file, so nothing here tells what has become of it.`
  return `${reads}. ${counted(failing, 'case')} whose ${failing === 1 ? 'test uses' : 'tests use'} its file ${failing === 1 ? 'fails' : 'fail'}${factsWords(facts)}.`
}

const factsWords = (facts: number): string =>
  facts === 0
    ? ''
    : `, and ${counted(facts, 'other fact')} of ${facts === 1 ? 'a test' : 'tests'} that ${facts === 1 ? 'uses' : 'use'} its file no longer ${facts === 1 ? 'holds' : 'hold'}`

/** '15 minutes' of '15 minutes (900000 ms)'. */
const withoutUnits = (value = ''): string => value.replace(/ \(\d+ ms\)$/, '')
