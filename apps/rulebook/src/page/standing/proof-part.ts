import { nameOfRow } from '../../model/cases/row-names.ts'
import type { Finding } from '../../model/gaps/finding.ts'
import { type Strength, strengthsOf } from '../../model/proof/proof.ts'
import { traceabilityFile } from '../../model/proof/traceability.ts'
import { needlessReasons, withoutRows } from '../../model/proof/without-rows.ts'
import { signOffName } from '../../model/sign-off/sign-off-entry.ts'
import { rateBookId } from '../../rates/rates-used.ts'
import type { DecidingRules, Rulebook } from '../../rulebook.ts'
import { changedList, commas } from '../chapter/requirements-part.ts'
import { type Html, html, nothing } from '../html.ts'
import { requirementInWords } from '../in-words/requirement-words.ts'
import { changedMark, standingMark } from '../marks.ts'
import { heading, tablePart } from '../table-part.ts'
import { counted, dayInWords, type Linking } from '../words.ts'
import { withoutRowsPart } from './without-rows-part.ts'

/** The weakest first: that is what a reader should look at. */
export function proofPart(book: Rulebook, deciding: DecidingRules, link: Linking): Html {
  const strengths = strengthsOf(book, deciding)
  const decided = {
    rules: strengths.filter(({ proof }) => proof.level === 'unit'),
    elsewhere: strengths.filter(({ proof }) => proof.level !== 'unit'),
  }
  return html`
<section class="chapter" id="proof" data-title="How well it is proven" data-find="page" data-says="How well each rule is proven, the weakest proof first: rows, boundaries, screens and journeys, faults that no test noticed; which requirements have no row, which tests have not been run, who has read and signed off a rule">
<h1>How well it is proven</h1>
<p class="lead">Every requirement that the rules decide, the weakest proof first.</p>
<p>A row of a decision table is a case that people who don’t program can check; an own row is about the rule, the others only run through it. A boundary is a pair of rows on both sides of a limit, a
penny or one apart. Screens and journeys are counted by <code>npm test</code>${book.wholeRunDay === undefined && ', which has not run for this rulebook: – means that nobody has counted them'}. A fault is
a small mistake that <code>npm run mutation</code> makes in the files that decide a rule; there, – means that it was not counted file by file.</p>
<p><a href="#proven-on-screens">What a screen or a call has to prove</a>, <a href="#without-rows">requirements in no table</a>, <a href="#gaps">gaps and overlaps</a> of the decision tables and <a href="#sign-off">who has read what</a> are below. All of it for a spreadsheet:
<a href="${traceabilityFile}" download>${traceabilityFile}</a>.</p>
${strengthTable('Rules by their proof', decided.rules, link)}
<h2 id="proven-on-screens">What a screen or a call has to prove</h2>
<p>A rule helps to decide these, but what members see or what is sent proves them: some have a row or none, and need no more.</p>
${strengthTable('Screens and calls by their proof', decided.elsewhere, link)}
${withoutRowsPart(
  withoutRows(book.chapters, book.reasonsWithoutRow),
  needlessReasons(book.chapters, book.reasonsWithoutRow),
  book.chapters.flatMap(({ proofs }) => proofs).length,
  link,
)}
${findingsPart(book.findings, link)}
${signOffPart(book)}</section>`
}

const strengthTable = (label: string, strengths: readonly Strength[], link: Linking): Html =>
  tablePart({
    kind: 'cases proof',
    name: { label },
    headings: headings.map((name) => heading(name)),
    rows: strengths.map((strength) => strengthRow(strength, link)),
  })

const headings = [
  'rule',
  'own rows',
  'also runs through',
  'boundaries',
  'other facts',
  'screens',
  'journeys',
  'faults found',
  'faults unnoticed',
]

function strengthRow({ proof, ...strength }: Strength, link: Linking): Html {
  const { rows, further, boundaries, facts, screens, journeys, killed, missedFaults } = strength
  // Where nothing was counted, 0 would look like a good result.
  const unnoticed = killed === undefined && missedFaults === 0 ? '–' : missedFaults
  const cells = [
    html`<span><a href="#${proof.id}">${proof.id}</a> ${standingMark(proof.standing)}<br>${link(requirementInWords(proof.id, proof.says) ?? proof.says)}</span>`,
    ...[
      rows,
      further,
      boundaries,
      facts,
      screens ?? '–',
      journeys ?? '–',
      killed ?? '–',
      unnoticed,
    ].map((count) => html`${count}`),
  ]
  return html`<tr role="row">${cells.map((cell, index) => html`<td role="cell" data-label="${headings[index]}">${cell}</td>`)}</tr>`
}

/** Found automatically, from what each test reads and expects; a person has to judge them. */
const findingsPart = (findings: readonly Finding[], link: Linking): Html => html`
<h2 id="gaps">Gaps and overlaps</h2>
<p>A gap: the answer changes between two rows, but no two rows are a penny or one apart where it does. A row
alone: it stands at a limit, but no row shows the answer on the other side. It stands there if it is a step from another figure of its row,
from whole pounds or from zero; if it is as much as another figure that is a limit elsewhere in the table; or if it is named after a
limit, such as “exactly the limit” or “a penny more”. An overlap: two rows are given the
same. Where no row can fill a gap, the reason stands with it.</p>
${
  findings.length === 0
    ? html`<p>None.</p>`
    : html`<ul class="gaps">${findings.map(
        ({ table, rows, says, because }) =>
          html`<li><a href="#${table.anchor}">${table.title}</a>: ${link(says)} ${commas(rows.map((row) => html`<a href="#${row.anchor}">${nameOfRow(table, row)}</a>`))}${because !== undefined && html`<br><b>Why no row fills it:</b> ${because}`}</li>`,
      )}</ul>`
}`

/** Chapters without requirements, and the rate book. */
function signedWhole(chapters: Rulebook['chapters']): Html {
  const without = chapters.filter(({ proofs }) => proofs.length === 0)
  return without.length === 0
    ? nothing
    : html`<p>Signed as a whole, at the head of the chapter, because they have no requirement: ${commas(without.map(({ id, title }) => html`<a href="#${id}">${title}</a>`))}. So is the <a href="#rates">Rate book</a>, with all of its rates.</p>
`
}

/** Who has read which rule; what has changed since comes first. */
function signOffPart({ chapters, signOffs }: Rulebook): Html {
  const proofs = chapters.flatMap(({ proofs }) => proofs)
  const last = ({ id }: { readonly id: string }) =>
    (signOffs.get(id) ?? []).slice(0, 1).map((signed) => ({ id, ...signed }))
  const read = proofs.flatMap(last)
  const signed = [...read, ...[...chapters, { id: rateBookId }].flatMap(last)]
  const titles = new Map(chapters.map(({ id, title }) => [id, title]))
  const titleOf = (id: string) => (id === rateBookId ? 'Rate book' : (titles.get(id) ?? id))
  const current = read.filter(({ isCurrent }) => isCurrent).length
  return html`<h2 id="sign-off">Who has read what</h2>
<p>${current} of ${counted(proofs.length, 'requirement')} have been read in their present form.
To sign what you have read:</p>
<ol class="numbered"><li>Press <b>I have read this</b> below each requirement that you have read, with its rules and rows, and at the head of a chapter without requirements, such as the payslip, and of the rate book.</li>
<li>Enter your name here, and download <code>${signOffName}</code>. Earlier sign-offs of this rulebook are in it, too.</li>
<li>Put it into the folder <code>docs</code> of the repository, in place of the file of that name, or send it to somebody who does.</li>
<li>When the rulebook is written again (<code>npm run rulebook</code>, or a new <code>npm start</code>), each of them says who has read it.</li></ol>
<noscript><p>This part needs JavaScript.</p></noscript><div id="signing"></div>
<p>A sign-off lapses when the requirement, a rule that decides it or that its cases run, a machine that they play, a figure that belongs to it, a sentence that its rows expect, a rate that it uses, a row that proves it or an answered question that it rests on changes, and while a case that proves it fails. The requirement
then names what has changed since it was read, with its file, a rate with its old and new value, and says who read it; <a href="#changes">What changed</a> shows it before and after. Whoever reads it again can sign it again.
In a terminal, <code>npm run rulebook -- --sign SALSAC-04 --by 'Your name'</code> does the same for one requirement.</p>
${signedWhole(chapters)}${signed.length === 0 && html`<p>Nobody has signed anything yet.</p>`}
<ul>${signed
    .toSorted((a, b) => Number(a.isCurrent) - Number(b.isCurrent))
    .map(
      ({ id, by, on, isCurrent, changed }) =>
        html`<li><a href="#${id}">${titleOf(id)}</a> read by ${by} on ${dayInWords(on)}${!isCurrent && html` ${changedMark}${changedList(changed)}`}</li>`,
    )}</ul>`
}
