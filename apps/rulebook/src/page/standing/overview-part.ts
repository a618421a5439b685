import type { Fact, Row } from '../../model/cases/tables.ts'
import { percentOf } from '../../mutation/score.ts'
import type { ScoreToday } from '../../mutation/score-today.ts'
import type { Chapter, DecidingRules, Rulebook } from '../../rulebook.ts'
import { changedOnNote } from '../changed-on.ts'
import { changedFiguresPart } from '../changes/changed-figures-part.ts'
import { lostLimitsPart } from '../changes/lost-limits-part.ts'
import { departures } from '../chapter/departures-part.ts'
import { type Html, html, nothing } from '../html.ts'
import { counted, dayInWords, type Linking } from '../words.ts'
import { troublePart } from './failures-part.ts'
import { openRowsPart } from './open-rows-part.ts'
import { complaintsPart, unknownIdsPart } from './unknown-ids-part.ts'

export const overviewPart = (book: Rulebook, deciding: DecidingRules, link: Linking): Html => html`
<section class="chapter" id="overview" data-title="Overview" data-find="page" data-says="The first page: does everything hold today? Which cases fail, what is broken or wrong now, and since which change; how many rows, facts and requirements hold">
<h1>The rulebook</h1>
<p class="lead">Every rule of Save, with the cases that prove it and their results${commitWords(book)}.</p>
${troublePart(book, deciding, link)}${openRowsPart(book, link)}${lostLimitsPart(book, link)}${unknownIdsPart(book)}${complaintsPart(book)}
<p>Why is this member offered £0.00? Search for an amount, for the sentence on the screen, or for a number such as
<a href="#SALSAC-04">SALSAC-04</a>; or try your own numbers in <a href="#try">Try it</a>.</p>
<dl class="counts">${countsOf(book).map(({ what, says, link }) => html`<div><dt>${what}</dt><dd>${link === undefined ? says : html`<a href="${link}">${says}</a>`}</dd></div>`)}</dl>
${changedFiguresPart(book, link)}
<p class="legend">${changedOnNote}</p>
<h2>Chapters</h2>
<ul class="chapter-list">${book.chapters.map(chapterLine)}</ul>
</section>`

function commitWords({ commit }: Rulebook): Html {
  if (commit === undefined) return nothing
  const change = commit.isChanged ? ' with changes that are not committed yet' : ''
  return html` at commit <code>${commit.hash}</code> of ${dayInWords(commit.day)}${change}`
}

const chapterLine = (chapter: Chapter): Html => html`
<li><a href="#${chapter.id}">${chapter.title}</a> <span>${standingWords(chapter)}</span></li>`

export function standingWords({ proofs, tables, facts }: Chapter): string {
  const count = (...standings: readonly string[]) =>
    proofs.filter(({ standing }) => standings.includes(standing)).length
  const broken = [...tables.flatMap(({ rows }) => rows), ...facts].filter(
    ({ result }) => result === 'failed',
  ).length
  const rowCount = tables.flatMap(({ rows }) => rows).length
  const parts = [
    broken > 0 && `${counted(broken, 'case')} ${broken === 1 ? 'does' : 'do'} not hold`,
    proofs.length === 0
      ? `no requirement of the specification: ${counted(rowCount, 'row')} and ${counted(facts.length, 'other fact')}`
      : `${count('holds')} of ${counted(proofs.length, 'requirement')} decided here`,
    count('proven elsewhere') > 0 &&
      `${count('proven elsewhere')} proven by tests of screens or calls`,
    count('not asked') > 0 && `${count('not asked')} for tests of screens or calls to show`,
    count('not proven') > 0 && `${count('not proven')} not proven`,
  ]
  return parts.filter((part) => part !== false).join(', ')
}

interface Count {
  readonly what: string
  readonly says: string
  readonly link?: string
}

function countsOf({ chapters, coverage, mutation, decisions }: Rulebook): readonly Count[] {
  const rows = chapters.flatMap(({ tables }) => tables.flatMap(({ rows }) => rows))
  const facts = chapters.flatMap(({ facts }) => facts)
  const proofs = chapters.flatMap(({ proofs }) => proofs)
  const count = (...standings: readonly string[]) =>
    proofs.filter(({ standing }) => standings.includes(standing)).length
  const open = count('not proven', 'fails')
  const unasked = count('not asked')
  const departing = departures(decisions).length
  return [
    { what: 'Rows of decision tables', says: holding(rows) },
    { what: 'Other facts', says: holding(facts) },
    {
      what: 'Requirements',
      says:
        open + unasked === 0
          ? `all ${proofs.length} proven`
          : [
              `${proofs.length - open - unasked} of ${proofs.length} proven`,
              open > 0 && `${open} not`,
              unasked > 0 && `${unasked} not asked in this run`,
            ]
              .filter((part) => part !== false)
              .join(', '),
      link: '#unproven',
    },
    {
      what: 'Branches of the rules',
      says:
        coverage === undefined
          ? 'not measured'
          : `${coverage.covered} of ${coverage.total} run by a test`,
      link: '#unproven',
    },
    {
      what: 'Faults planted in rules and machines',
      says:
        mutation === undefined
          ? 'not measured'
          : `${percentOf(mutation.contexts).toFixed(1)}% found by a test${isOutdated(mutation) ? ', before the latest changes' : ''}`,
      link: '#mutation',
    },
    ...(departing === 0
      ? []
      : [
          {
            what: 'Answers that depart from the first decision',
            says: `${departing} to confirm`,
            link: '#departures',
          },
        ]),
  ]
}

const isOutdated = ({ unmeasured, changed }: ScoreToday): boolean =>
  unmeasured.length + changed.length > 0

const holding = (cases: readonly (Row | Fact)[]): string => {
  const held = cases.filter(({ result }) => result === 'passed').length
  return held === cases.length ? `all ${held} hold` : `${held} of ${cases.length} hold`
}
