import type { Decision } from '../../model/records/decisions.ts'
import type { DecisionRecord, RecordEntry } from '../../model/records/records.ts'
import type { Rulebook } from '../../rulebook.ts'
import { changedOnPart } from '../changed-on.ts'
import { type Html, html, nothing } from '../html.ts'
import { anchorLink } from '../marks.ts'
import type { Linking } from '../words.ts'
import { anchorsOf } from './answers-in-places.ts'
import type { ChapterAid } from './chapter-part.ts'
import { confirmLine, departuresPart } from './departures-part.ts'
import { commas } from './requirements-part.ts'

/** What stands with each entry of a record. */
type RecordAid = Pick<ChapterAid, 'link' | 'lastChanged'>

/** A chapter's own records in full, and in short the records whose answers its rules name. */
export function recordsPart(
  own: readonly DecisionRecord[],
  restsOn: readonly DecisionRecord[],
  { link, lastChanged }: RecordAid,
): Html {
  const known = new Set(own.map(({ anchor }) => anchor))
  const others = restsOn.filter(({ anchor }) => !known.has(anchor))
  if (own.length + others.length === 0) return nothing
  return html`${own.map((record) => wholeRecord(record, { link, lastChanged }))}${others.map((record) => inShort(record, link))}`
}

const wholeRecord = (
  { anchor, title, file, why, entries, consequences }: DecisionRecord,
  aid: RecordAid,
  kind?: 'record',
): Html => html`
<div class="record" id="${anchor}"><h3>${title} <small class="source source-line">${file}</small></h3>
${why.map((text, index) => (text.startsWith('**Status') ? html`<p>${aid.link(text)}</p>` : html`<p id="${anchor}-why-${index + 1}" data-find="record">${aid.link(text)}</p>`))}
${entryList({ file, entries }, aid, kind)}${followsPart({ file, entries: consequences }, aid, kind)}</div>`

interface Entries {
  readonly file: string
  readonly entries: readonly RecordEntry[]
}

const entryList = (
  { file, entries }: Entries,
  { link, lastChanged }: RecordAid,
  kind: 'decision' | 'record' = 'decision',
): Html =>
  html`<ul class="decisions">${entries.map(
    ({ anchor, says }) =>
      html`<li id="${anchor}" data-find="${kind}">${link(says)} ${anchorLink(anchor)} ${changedOnPart(lastChanged('words of a record', file, says))}</li>`,
  )}</ul>`

const followsPart = (consequences: Entries, aid: RecordAid, kind?: 'decision' | 'record'): Html =>
  consequences.entries.length === 0
    ? nothing
    : html`<h4>What follows from it</h4>${entryList(consequences, aid, kind)}`

/** What a record decides that answers no question. */
const furtherPart = (further: Entries, aid: RecordAid): Html =>
  further.entries.length === 0 ? nothing : html`<h3>Also decided</h3>${entryList(further, aid)}`

const inShort = (
  { anchor, title, file, answers, consequences }: DecisionRecord,
  link: Linking,
): Html => html`
<div class="record"><h3><a href="#${anchor}">${title}</a> <small class="source source-line">${file}</small></h3>
<p>Its answers that the rules of this chapter name: ${commas(answers.map((id) => link(id)))}.</p>
${consequences.length > 0 && html`<p>What follows from it:</p><ul>${consequences.map(({ says }) => html`<li>${link(says)}</li>`)}</ul>`}</div>`

/**
 * The questions by the record that answers them, with what follows from it; then the records that
 * stand nowhere else.
 */
export function decisionsPart(
  {
    decisions,
    records,
    chapters,
    lastChanged,
  }: Pick<Rulebook, 'decisions' | 'records' | 'chapters' | 'lastChanged'>,
  link: Linking,
  linkFrom: (files: readonly string[]) => Linking,
): Html {
  const shown = new Set([
    ...decisions.map(({ file }) => file),
    ...chapters.flatMap((chapter) => chapter.records.map(({ file }) => file)),
  ])
  const others = records.filter(({ file }) => !shown.has(file))
  const anchors = anchorsOf(decisions)
  const byFile = Map.groupBy(decisions, ({ file }) => file)
  return html`
<section class="chapter" id="decisions" data-title="Answered questions" data-find="page" data-says="Answered questions: what the specification left open, and what was decided">
<h1>Answered questions</h1>
<p>What the specification leaves open, our answers and the reason for each, by the decision record that gives them.</p>
${departuresPart(decisions, anchors, link)}
${[...byFile].map(([file, found]) => {
  const record = records.find((record) => record.file === file)
  const here = { link: linkFrom([file]), lastChanged }
  return html`<div class="record" id="${record?.anchor}"><h2>${record?.title ?? file} <small class="source source-line">${file}</small></h2>
<ul class="decisions">${found.map((decision) => {
    const anchor = anchors.get(decision) ?? ''
    return html`<li id="${anchor}" data-find="decision"><a class="number" href="#${anchor}">${decision.id}</a> ${changedOnPart(lastChanged('answer', file, decision.id))} ${here.link(decision.says)}${whyLine(decision, here)}${confirmLine(decision, here.link)}${otherEntries(decision, anchors)}</li>`
  })}</ul>${furtherPart({ file, entries: record?.entries ?? [] }, here)}${followsPart({ file, entries: record?.consequences ?? [] }, here)}</div>`
})}${others.length > 0 && html`<h2>Further decisions</h2><p>They answer no question of the specification, and belong to no chapter: which browsers are supported, what a lost connection does, and how Save is built.</p>${others.map((record) => wholeRecord(record, { link, lastChanged }, 'record'))}`}</section>`
}

const whyLine = ({ why, file }: Decision, { link, lastChanged }: RecordAid): Html =>
  why === ''
    ? nothing
    : html`<p class="why"><b>Why:</b> ${link(why)} ${changedOnPart(lastChanged('words of a record', file, why))}</p>`

/** Some questions are answered in several entries: each names the others. */
function otherEntries(entry: Decision, anchors: ReadonlyMap<Decision, string>): Html {
  const all = [...anchors].filter(([{ id }]) => id === entry.id)
  const others = all
    .map(([decision, anchor], place) => ({ decision, anchor, place: place + 1 }))
    .filter(({ decision }) => decision !== entry)
  return others.length === 0
    ? nothing
    : html`<p class="source">See also ${commas(others.map(({ anchor, place }) => html`<a href="#${anchor}">${entry.id}, entry ${place}</a>`))}.</p>`
}
