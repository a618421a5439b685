/** On the first page: which figures are others now, since a figure can change without a case that fails. */
import { type ChangedFigure, changedFigures } from '../model/changed-figures.ts'
import type { Rulebook } from '../rulebook.ts'
import { baseInShort } from './base-in-words.ts'
import { changeLine, countsInWords } from './changes-part.ts'
import { type Html, html, nothing } from './html.ts'
import { commas } from './requirements-part.ts'
import { counted, type Linking } from './words.ts'

export function changedFiguresPart(book: Rulebook, link: Linking): Html {
  const { since, changes } = book.release
  if (since === undefined || changes.length === 0) return nothing
  const figures = changedFigures(book).toSorted(
    (one, other) => Number(isContradicted(other)) - Number(isContradicted(one)),
  )
  const list = html`<ul class="changes">${figures.map((figure) => html`<li>${changeLine(figure.change, link)}${standingOf(figure)}</li>`)}</ul>`
  return html`<h2>Changed since ${baseInShort(since)}</h2>
<p>${countsInWords(changes)}: <a href="#changes">What changed</a> has each before and after.${figures.length > 0 && ' A figure may change without a case that fails, so here they stand:'}</p>
${figures.some(isContradicted) && html`<p><b>Read again what states an old figure:</b> it stands below the figure.</p>`}
${figures.length > mostShown ? html`<details><summary>The figures that changed</summary>${list}</details>` : list}`
}

const mostShown = 12

const isContradicted = ({ quotes }: ChangedFigure): boolean => quotes.length > 0

const standingOf = ({ isRead, failing, altered, quotes, change }: ChangedFigure): Html => html`
<br>${resultWords({ isRead, failing, altered })}${quotes.length > 0 && html`<br>${quotes.length === 1 ? 'This still states' : 'These still state'} ${withoutUnits(change.was)}: ${commas(named(quotes).map(({ anchor, name, says }) => html`<a href="#${anchor}" title="${says}">${name}</a>`))}.`}`

/** Several places of one name are numbered. */
function named(quotes: ChangedFigure['quotes']): ChangedFigure['quotes'] {
  return quotes.map((quote) => {
    const alike = quotes.filter(({ name }) => name === quote.name)
    return alike.length < 2
      ? quote
      : { ...quote, name: `${quote.name}, place ${alike.indexOf(quote) + 1}` }
  })
}

function resultWords({
  isRead,
  failing,
  altered,
}: Pick<ChangedFigure, 'isRead' | 'failing' | 'altered'>): string {
  if (!isRead) return 'No rule reads it, only screens or calls, so no case can tell.'
  const fails =
    failing === 0
      ? 'No failing case is known to run a rule that reads it'
      : `${counted(failing, 'case')} that ${failing === 1 ? 'runs' : 'run'} a rule which reads it ${failing === 1 ? 'fails' : 'fail'}`
  if (altered === undefined)
    return `${fails}. The cases of the earlier state were not run again, so it is not known whether one of them would come out otherwise.`
  return `${fails}, and ${altered === 0 ? 'no case of the earlier state has' : `${counted(altered, 'case')} of the earlier state ${altered === 1 ? 'has' : 'have'}`} another result for it.`
}

/** '15 minutes' of '15 minutes (900000 ms)'. */
const withoutUnits = (value = ''): string => value.replace(/ \(\d+ ms\)$/, '')
