import type { RequirementProof } from '../../model/proof/requirements.ts'
import { percentOf } from '../../mutation/score.ts'
import type { ScoreToday } from '../../mutation/score-today.ts'
import { survivorsToday } from '../../mutation/survivors-today.ts'
import type { Rulebook } from '../../rulebook.ts'
import { type Html, html, nothing } from '../html.ts'
import { requirementInWords } from '../in-words/requirement-words.ts'
import { heading, tablePart } from '../table-part.ts'
import { dayInWords, type Linking } from '../words.ts'

export const unprovenPart = (book: Rulebook, link: Linking): Html => html`
<section class="chapter" id="unproven" data-title="What is not proven" data-find="page" data-says="What is not proven: requirements that no test of this run shows, rules without a test, faults that no test noticed">
<h1>What is not proven</h1>
${provenWhere(book)}
${list('Does not hold in this run', proofs(book, 'fails'), link)}
${list('Not proven', proofs(book, 'not proven'), link)}
${list('Not asked in this run', proofs(book, 'not asked'), link)}
${coveragePart(book)}
${mutationPart(book)}
</section>`

const provenWhere = ({ wholeRunDay }: Rulebook): Html =>
  wholeRunDay === undefined
    ? html`<p>Only the tests of the rules and the tables of the screens ran. To see what the other tests of screens, calls and journeys prove, run <code>npm test</code>, then <code>npm run rulebook</code> again.</p>`
    : html`<p>The tests of the rules and the tables of the screens ran for this rulebook. What the other tests of screens, calls and journeys prove is taken from the last whole run, of ${dayInWords(wholeRunDay)}.</p>`

const proofs = ({ chapters }: Rulebook, standing: RequirementProof['standing']) =>
  chapters.flatMap(({ proofs }) => proofs.filter((proof) => proof.standing === standing))

/** Where each could be proven shows whether a rule or a screen lacks its test. */
function list(title: string, found: readonly RequirementProof[], link: Linking): Html {
  if (found.length === 0) return nothing
  const byLevel = Map.groupBy(found, ({ level }) => level)
  return html`<h2>${title}: ${found.length}</h2>${[...byLevel].map(
    ([level, some]) => html`<h3>${levels[level] ?? level}: ${some.length}</h3>
<ul class="unproven">${some.map(({ id, says }) => html`<li><a href="#${id}">${id}</a> ${link(requirementInWords(id, says) ?? says)}</li>`)}</ul>`,
  )}`
}

const levels: Readonly<Record<string, string>> = {
  unit: 'To be decided by a rule',
  contract: 'To be shown by the calls to the server',
  component: 'To be shown on a screen',
  e2e: 'To be shown by a journey in a browser',
}

function coveragePart({ coverage }: Rulebook): Html {
  if (coverage === undefined || coverage.gaps.length === 0) return nothing
  return html`<h2>Branches of rules that no test went through</h2>
<ul>${coverage.gaps.map(({ file, missed }) => html`<li><code>${file}</code>: ${missed}</li>`)}</ul>`
}

function mutationPart({ mutation }: Rulebook): Html {
  const title = html`<h2 id="mutation">Faults that no test noticed</h2>`
  if (mutation === undefined)
    return html`${title}<p>Not measured yet: <code>npm run mutation</code> plants faults in rules and machines and counts which of them a test finds.</p>`
  const survivors = survivorsToday(mutation.survivors)
  return html`${title}
<p><code>npm run mutation</code> planted faults in rules, machines and selectors; tests found ${percentOf(mutation.contexts).toFixed(1)}% of them.${caveats(mutation)}</p>
${tablePart({
  kind: 'cases',
  name: { label: 'Contexts' },
  headings: scoreHeadings.map((name) => heading(name)),
  rows: mutation.contexts.map(scoreRow),
})}
<p>Each entry below is one such fault: the line of code as it was when measured, the line with the fault, and why no test can notice it, or why it harms nobody.${gone(mutation.survivors.length - survivors.length)}</p>
<ul class="survivors">${survivors.map(
    ({ file, lineToday, was, became, because }) =>
      html`<li><code>${file}${lineToday !== undefined && `:${lineToday}`}</code>${lineToday === undefined && ' This code has changed since then.'}<pre>− ${readable(was)}\n+ ${readable(became)}</pre>${because === undefined ? 'Not explained yet.' : because}</li>`,
  )}</ul>`
}

/** The table above counts them still. */
function gone(count: number): string {
  if (count === 0) return ''
  return ` The measurement found ${count} more, in ${count === 1 ? 'a file that is' : 'files that are'} gone by now.`
}

/** The tool writes its own name where it plants a text. */
const readable = (code: string): string => code.replace(/Stryker was here!?/g, 'a planted text')

/** What the score does not say about the rules of today. */
function caveats({ unmeasured, changed }: ScoreToday): Html {
  const list = new Intl.ListFormat('en-GB')
  return html`${changed.length > 0 && ` Some rules or machines have changed since they were measured, in ${list.format(changed)}.`}${unmeasured.length > 0 && ` Not measured yet: ${list.format(unmeasured)}.`}`
}

function scoreRow(score: ScoreToday['contexts'][number]): Html {
  const cells = [
    html`<b>${score.context}</b>`,
    html`${score.killed}`,
    html`${score.survived}`,
    html`${percentOf([score]).toFixed(1)}%`,
    html`<span><code>${score.commit}</code>, ${dayInWords(score.day)}</span>`,
  ]
  return html`<tr role="row">${cells.map((cell, index) => html`<td role="cell" data-label="${scoreHeadings[index]}">${cell}</td>`)}</tr>`
}

const scoreHeadings = ['context', 'found', 'not found', 'score', 'measured at']
