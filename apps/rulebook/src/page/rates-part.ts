import type { RuleLink } from '../machines/chart.ts'
import type { Base } from '../model/history/base.ts'
import type { Signed } from '../model/sign-off/sign-off.ts'
import { daysWithout } from '../rates/days-without-rate.ts'
import type { RateEntry } from '../rates/rate-entry.ts'
import type { RateBook } from '../rulebook.ts'
import { rateAnchor } from './anchors.ts'
import { commas, readBy } from './chapter/requirements-part.ts'
import { type Html, html, nothing } from './html.ts'
import { ruleInEnglish } from './in-words/code-words.ts'
import { anchorLink } from './marks.ts'
import { changedRatesPart } from './standing/failures-part.ts'
import { heading, tablePart } from './table-part.ts'
import { counted, dayInWords, withDaysInWords } from './words.ts'

export const ratesPart = (
  { entries, today, complaints, changed }: RateBook,
  signed: readonly Signed[],
  since?: Base,
): Html => html`
<section class="chapter" id="rates" data-written="${today}" data-title="Rate book" data-find="page" data-says="Tax rates in force, from which day until which, from which source, and on which date it was checked: income tax, National Insurance, personal allowance, student loans, minimum wage; whether the figures are up to date, which tax year is the current one and when it ends">
<h1>Rate book</h1>
<p class="lead">Every published rate that a figure on the screen depends on: its value, from when until when, where, who says so, and when that was last checked.</p>
<p class="standing">${counted(entries.length, 'rate')}, of which ${entries.filter(({ from, until }) => from <= today && today <= until).length} are in force on ${dayInWords(today)}</p>${readBy(signed)}
<p>Each rate has a row for ${dayInWords(today)}, the day on which this book was written, and for every day between its first and its last row; each row has a source, which is checked once a year; and no two rows state the same rate differently for one day: otherwise the tests of the product fail (<code>npm test</code>), so nobody can overlook it. Days before the first row and after the last are listed below, under “Not in the book”. A new rate is a new row; one that has been in force is never changed${since === undefined ? '' : html`: each that is another than in the state of ${dayInWords(since.day)} (commit <code>${since.hash}</code>) would be named here${changed.length === 0 && ', and none is'}`}.</p>
${complaints.length + changed.length > 0 && html`<div class="trouble" role="alert"><h2>Not in order</h2><ul>${complaints.map((complaint) => html`<li>${withDaysInWords(complaint)}</li>`)}</ul>${changedRatesPart(changed)}</div>`}
${parts(today).map(({ title, holds }) => {
  const rows = entries.filter(holds)
  return rows.length === 0 ? nothing : html`<h2>${title}</h2>${rateTable(title, rows)}`
})}
${daysWithoutPart(entries)}
</section>`

const daysWithoutPart = (entries: readonly RateEntry[]): Html => html`
<h2>Not in the book</h2><ul>${daysWithout(entries).map(({ what, side, day }) => html`<li id="rates-${side}-${day}" data-find="rate">${listed(what)} ${side} ${dayInWords(day)}: the book has no row. On such a day no rate is guessed.</li>`)}</ul>`

const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter((part) => part).join(' and ')

const parts = (today: string) => [
  {
    title: `In force on ${dayInWords(today)}`,
    holds: ({ from, until }: RateEntry) => from <= today && today <= until,
  },
  { title: 'Coming', holds: ({ from }: RateEntry) => from > today },
  { title: 'Past', holds: ({ until }: RateEntry) => until < today },
]

const rateTable = (title: string, rows: readonly RateEntry[]): Html =>
  tablePart({
    kind: 'cases rates',
    name: { label: title },
    headings: headings.map((name) => heading(name)),
    rows: rows.map(rateRow),
  })

const headings = ['rate', 'value', 'where', 'from, until', 'source, checked on', 'used by']

function rateRow(row: RateEntry): Html {
  const { what, value, where, from, until, source, givenBy, decides, readBy = [] } = row
  const anchor = rateAnchor(row)
  const cells = [
    html`${what}`,
    html`<b>${value}</b>`,
    html`${where}`,
    html`${dayInWords(from)} until ${dayInWords(until)}`,
    html`<span>${sourceInWords(source)}; given by ${givenBy}</span>`,
    html`<span>${commas([...readBy.map(ruleLink), ...decides.map((place) => html`<a href="#${place}">${place === 'payslip' ? 'the chapter Payslip before and after' : place}</a>`)])} ${anchorLink(anchor)}</span>`,
  ]
  return html`<tr role="row" id="${anchor}" data-find="rate" data-what="${what}, ${where}: ${value}" data-from="${from}" data-until="${until}">${cells.map((cell, index) => html`<td role="cell" data-label="${headings[index]}">${cell}</td>`)}</tr>`
}

/** What is missing is said, not linked. */
const sourceInWords = ({ title, address, checkedOn }: RateEntry['source']): Html =>
  title === '' || address === ''
    ? html`no source`
    : html`<a href="${address}" rel="noreferrer">${title}</a>, ${checkedOn === '' ? 'not checked' : dayInWords(checkedOn)}`

/** 'loan' of loanOn: by what it gives. */
const ruleLink = ({ name, anchor }: RuleLink): Html =>
  html`<a href="#${anchor}">${ruleInEnglish(name)}</a>`
