import type { Schedules } from '../../model/proof/schedules.ts'
import { type Html, html } from '../html.ts'
import { resultMark } from '../marks.ts'
import { heading, tablePart } from '../table-part.ts'
import { counted, dayInWords } from '../words.ts'

export const schedulesPart = ({
  invariants,
  played,
  isOutdated,
  found,
  planted,
}: Schedules): Html => html`
<section class="chapter" id="schedules" data-title="Random schedules" data-find="page" data-says="Random schedules of everything that moves money: what must always hold, how many were played, when, and the faults that were found: lost answers, pressed twice, two tabs, a session that ends">
<h1>Random schedules</h1>
<p class="lead">Withdrawals, orders, cancellations, voucher purchases and the checkout, played at random: what the member does, what the server does and when, and what the browser does in between.</p>
<p><code>npm run schedules</code> plays thousands of them, with these results; <code>npm test</code> plays a few, and all schedules that ever found a fault.
Some stay on the page; others wander: leave, come back, reload, log out, sign in as somebody else, open another tab.</p>
<p>${countOf(played)}${isOutdated && ' What decides these calls has changed since then: the results say nothing about the changes.'}</p>
<h2>What must hold in each</h2>
<ol class="invariants">${Object.entries(invariants).map(([number, says]) => html`<li id="invariant-${number}" value="${number}" data-find="fact">${says}</li>`)}</ol>
<h2>What was played</h2>
<p>What happens in them is drawn at random, beginning with a number: the same number plays the same schedules again.</p>
${tablePart({
  kind: 'cases',
  name: { label: 'Played schedules' },
  headings: headings.map((name) => heading(name)),
  rows: played.map(playedRow),
})}
<h2>Faults that they found</h2>
<p>Each is fixed, and every test run plays its schedule again.</p>
${list(found)}
<h2>Faults that a test plants</h2>
<p>They prove that the schedules find such faults.</p>
${list(planted)}</section>`

const headings = ['of', 'the member', 'schedules', 'in all of them', 'played on', 'first number']

function playedRow({ subject, mode, runs, held, date, seed }: Schedules['played'][number]) {
  const cells = [
    html`<b>${subject}</b>`,
    html`${mode}`,
    html`${runs.toLocaleString('en-GB')}`,
    resultMark(held ? 'passed' : 'failed'),
    html`${dayInWords(date)}`,
    html`${seed}`,
  ]
  return html`<tr role="row">${cells.map((cell, index) => html`<td role="cell" data-label="${headings[index]}">${cell}</td>`)}</tr>`
}

const list = (says: readonly string[]): Html =>
  html`<ul>${says.map((one) => html`<li>${one.replace(/^[A-Z]: /, '')}</li>`)}</ul>`

function countOf(played: Schedules['played']): string {
  if (played.length === 0) return 'None was played yet.'
  const runs = played.reduce((sum, { runs }) => sum + runs, 0)
  const broken = played.filter(({ held }) => !held).length
  const outcome =
    broken === 0
      ? 'everything held in each of them'
      : `${counted(broken, 'kind')} of them did not hold`
  return `${runs.toLocaleString('en-GB')} schedules were played last: ${outcome}.`
}
