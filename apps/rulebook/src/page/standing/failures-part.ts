/** What does not hold, before anything else. */

import type { FailedCase } from '../../model/causes/failed-cases.ts'
import type { FailedGroup } from '../../model/causes/failed-group.ts'
import { failedGroups } from '../../model/causes/failures.ts'
import { type Change, subjectOf } from '../../model/changes/changes.ts'
import { type ReadersOf, readersToday } from '../../model/concerned/readers-of-changes.ts'
import type { DecidingRules, Rulebook } from '../../rulebook.ts'
import { withUnits } from '../changes/case-units.ts'
import { causeAnchor, causesList, changedWords, isOfCases } from '../changes/causes-list.ts'
import { changeLine } from '../changes/change-line.ts'
import { nameOfChange } from '../changes/change-name.ts'
import { subjectInWords } from '../changes/change-subject.ts'
import { inTest, wholeInWords } from '../changes/whole-result.ts'
import { withWholeRows } from '../changes/whole-rows.ts'
import { commas } from '../chapter/requirements-part.ts'
import { type Html, html, nothing } from '../html.ts'
import { ruleNameInEnglish } from '../in-words/code-words.ts'
import { counted, type Linking, withDaysInWords } from '../words.ts'

/** Failures come first, by the rule that explains them, so that nobody has to look for them. */
export function troublePart(
  book: Rulebook,
  deciding: DecidingRules,
  link: Linking,
  readersOf: ReadersOf = readersToday,
): Html {
  const groups = withRatesOnce(failedGroups(book, deciding, readersOf))
  const isToldAbove = groups.some(({ rates }) => rates.length > 0)
  const rates = isToldAbove ? [] : book.rates.complaints
  const { changed } = book.rates
  if (groups.length + book.troubles.length + rates.length + changed.length === 0) return nothing
  return html`<div class="trouble" role="alert"><h2>Not everything holds</h2>${groups.some(({ isTold }) => isTold) && html`<p>Each failing case stands below the rule or the machine that is most likely wrong: every case below it uses it, and few of the cases that still hold do. If a figure, a sentence or a list that rules read has changed since ${sinceOf(book)}, its cases stand below it, with the rule that reads it.</p>`}${causesList(groups)}${groups.map(
    (group, place) => failedGroup(group, place, sinceOf(book), link),
  )}${ratesPart(rates)}${changedRatesPart(changed)}<ul>${book.troubles.map(({ file, complaint }) => html`<li><code>${file}</code> could not be run.${inTest(complaint)}</li>`)}</ul></div>`
}

/** What is wrong with the rate book is told with the first of the causes that it is about. */
function withRatesOnce(groups: readonly FailedGroup[]): readonly FailedGroup[] {
  const told = new Set<string>()
  return groups.map((group) => {
    const rates = group.rates.filter((complaint) => !told.has(complaint))
    for (const complaint of rates) told.add(complaint)
    const [changes, causing] = [group.changes, group.causing].map(withWholeRows)
    return { ...group, changes: changes ?? [], causing: causing ?? [], rates }
  })
}

const lastCommit = 'the last commit'
const sinceOf = ({ comparedWith }: Rulebook): string => comparedWith ?? lastCommit

const alikeWords = (alike: FailedGroup['alike']): Html =>
  html`${commas(alike.map(({ anchor, name }) => html`<a href="#${anchor}">${ruleNameInEnglish(name)}</a>`))}`

const failedGroup = (
  {
    rule,
    subject,
    isTold,
    alike,
    changes,
    causing,
    rates,
    saysNow,
    further,
    files,
    others,
    othersUsed,
    cases,
  }: FailedGroup,
  place: number,
  since: string,
  link: Linking,
): Html => html`
<h3 id="${causeAnchor(place)}">${causing.length > 0 && html`${changedWords(causing)}: ${listedChanges(causing, link)}${rule === undefined ? '; in ' : '; read by '}`}${rule === undefined ? subjectInWords(subject) : html`<a href="#${rule.anchor}">${ruleNameInEnglish(rule.name)}</a> <small class="source">${subject}</small>`}${further.length > 0 && html`, and by ${alikeWords(further)}`}</h3>
${isTold || html`<p>${whyHere(rule)}.</p>`}
${alike.length > 0 && html`<p>The same cases also run ${alikeWords(alike)}: if the cause isn’t above, look there.</p>`}
${changes.length + files.length > 0 && html`<p>${isOfCases(causing) ? `Changed since ${since} in the cases themselves, and in nothing that they are known to run:` : `Changed since ${since} in what most of these cases run${changes.length + files.length > 1 ? severalWords : ''}:`}</p><ul class="changes">${changes.map((change) => html`<li>${changeLine(change, link)} <small class="source">${subjectOf(change.file)}</small></li>`)}${files.map((file) => html`<li><code>${file}</code></li>`)}</ul>`}
${ratesPart(rates)}
${saysNow !== undefined && html`<p>Instead of a result many of them now get: <q>${saysNow}</q></p>`}
${others > 0 && html`<p>${othersWords(changes.length + files.length > 0, othersUsed, since)}: ${counted(others, 'other file')}. <code>npm run rulebook -- --since ${since === lastCommit ? 'HEAD' : since}</code> shows all of it in <a href="#changes">What changed</a>.</p>`}
${caseList([...Map.groupBy(cases, likenessOf).values()])}`

const severalWords = ': first what the rule reads, then the nearest. Any of it can be the cause'

/** Nothing says that cases don't run a file which their tests use. */
const othersWords = (isSomeShown: boolean, used: number, since: string): string =>
  isSomeShown
    ? `Also changed since ${since}`
    : used > 0
      ? `Changed since ${since}, and used by the tests of these cases, at least in part`
      : `Changed since ${since}, though not in what these cases run`

/** Of cases of which nobody knows what they run. */
function whyHere(rule: FailedGroup['rule']): string {
  if (rule === undefined) return 'No rule was seen to run in these cases'
  return rule.anchor.startsWith('machine-')
    ? 'These cases play this machine'
    : 'No rule was seen to run in these cases. They stand here because this rule names a requirement that they prove'
}

/** A few by name; all of them stand below, before and after. */
const listedChanges = (changes: readonly Change[], link: Linking): Html =>
  html`${commas(changes.slice(0, mostNamed).map((change) => nameOfChange(withUnits(change), link)))}${changes.length > mostNamed && ` and ${changes.length - mostNamed} more`}`

const mostNamed = 3

/** Rows of one table of which no cell can be named, and which say the same. */
const likenessOf = ({
  chapter,
  says,
  rowName,
  isRow,
  wrong,
  anchor,
  complaint,
}: FailedCase): string =>
  isRow && wrong.length === 0
    ? [chapter, tableOf({ says, rowName }), wholeInWords(complaint)].join('\n')
    : anchor

const tableOf = ({ says, rowName }: Pick<FailedCase, 'says' | 'rowName'>): string =>
  says.slice(0, says.length - rowName.length - ': '.length)

/** So many that the next cause would be far down are opened on request, after the first few. */
function caseList(alike: readonly (readonly FailedCase[])[]): Html {
  const shown = alike.length > mostOpen ? alike.slice(0, firstFew) : alike
  const folded = alike.slice(shown.length)
  return html`<ul>${shown.map(casesAlike)}</ul>${folded.length > 0 && html`<details><summary>${counted(folded.flat().length, 'further case')}</summary><ul>${folded.map(casesAlike)}</ul></details>`}`
}

const mostOpen = 8
const firstFew = 5

const mostAlone = 3

function casesAlike(cases: readonly FailedCase[]): Html {
  const [first] = cases
  if (first === undefined || cases.length <= mostAlone) return html`${cases.map(caseLine)}`
  const { chapter, complaint } = first
  return html`<li>${chapter}: ${tableOf(first)}: ${counted(cases.length, 'row')}<br>${wholeInWords(complaint)}<details><summary>These rows</summary><ul>${cases.map(({ anchor, rowName }) => html`<li><a href="#${anchor}">${rowName}</a></li>`)}</ul></details></li>`
}

const caseLine = ({ chapter, anchor, says, wrong, isRow, complaint }: FailedCase): Html =>
  html`<li>${chapter}: <a href="#${anchor}">${says}</a>${wrong.map(({ heading, expected, received }) => html`<br>${heading}: expected <ins>${expected}</ins>, got <del>${received}</del>`)}${isRow && wrong.length === 0 && html`<br>${wholeInWords(complaint)}`}</li>`

const ratesPart = (complaints: readonly string[]): Html =>
  complaints.length === 0
    ? nothing
    : html`<p>The <a href="#rates">Rate book</a> is not in order:</p><ul>${complaints.map((complaint) => html`<li>${withDaysInWords(complaint)}</li>`)}</ul>`

/** Told on the first page and in the rate book. */
export const changedRatesPart = (changed: readonly string[]): Html =>
  changed.length === 0
    ? nothing
    : html`<p>Changed though it has been in force: if a published figure was copied wrongly this puts it right; otherwise a new figure belongs into a new row of the <a href="#rates">Rate book</a>.</p><ul>${changed.map((rate) => html`<li>${rate}</li>`)}</ul>`
