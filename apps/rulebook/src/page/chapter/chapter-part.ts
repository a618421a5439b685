import type { LastChanged } from '../../model/history/last-changed.ts'
import type { SignOffs } from '../../model/sign-off/sign-off.ts'
import type { Chapter, DecidingRules } from '../../rulebook.ts'
import { wordAnchor } from '../anchors.ts'
import { type Html, html, nothing } from '../html.ts'
import { standingWords } from '../standing/overview-part.ts'
import type { Linking } from '../words.ts'
import { machinesPart } from './machines-part.ts'
import { recordsPart } from './records-part.ts'
import { readBy, requirementsPart } from './requirements-part.ts'
import { figuresPart, rulesPart, sentencesPart, standInPart } from './rules-part.ts'
import { factsPart, tablesPart } from './tables-part.ts'

export interface ChapterAid {
  readonly deciding: DecidingRules
  readonly signOffs: SignOffs
  /** Whose words changed while their cases did not. */
  readonly reworded: ReadonlySet<string>
  /** The day on which a line of a file last changed, in words. */
  readonly sinceOf: (file: string, line: number) => string | undefined
  /** When each text and each formula last changed. */
  readonly lastChanged: LastChanged
  /** Does a requirement or an answer have this sentence? */
  readonly isSpecified: (sentence: string) => boolean
  readonly link: Linking
  /** What can be tried in this chapter. */
  readonly tries: readonly { readonly id: string; readonly title: string }[]
}

export function chapterPart(
  chapter: Chapter,
  { deciding, signOffs, reworded, sinceOf, lastChanged, isSpecified, link, tries }: ChapterAid,
): Html {
  const { id, title, about, words, records, restsOn, proofs, source, standIn, tables } = chapter
  const { facts, machines, doesNot = {} } = chapter
  const parts = [
    { name: 'Words', body: wordList('word', id, words) },
    { name: 'What it doesn’t do', body: wordList('not', id, doesNot, link) },
    {
      name: 'Requirements',
      body: requirementsPart(
        proofs,
        { deciding, signOffs, reworded, lastChanged, rules: source.rules },
        link,
      ),
    },
    {
      name: 'What was decided, and why',
      body: recordsPart(records, restsOn, { link, lastChanged }),
    },
    { name: 'Decision tables', body: tablesPart(tables, link) },
    { name: 'Rules', body: rulesPart(source.rules, lastChanged, link) },
    { name: 'Figures in force', body: figuresPart(source.figures, sinceOf, link) },
    { name: 'Machines', body: machinesPart(machines, lastChanged, link) },
    {
      name: 'Sentences it says',
      body: sentencesPart(source.sentences, isSpecified, lastChanged, link),
    },
    {
      name: 'What the demonstration’s server adds',
      body: standInPart(standIn, { sinceOf, lastChanged }, link),
    },
    { name: 'Other facts', body: factsPart(facts, link) },
  ]
    .filter(({ body }) => body !== nothing)
    .map((part) => ({ ...part, anchor: anchorOf(id, part.name) }))
  return html`
<section class="chapter" id="${id}" data-title="${title}">
<h1>${title}</h1>
<p class="lead" data-find="chapter" data-says="${title}: ${about}">${about}</p>
<p class="standing">${standingWords(chapter)}</p>${readBy(signOffs.get(id) ?? [])}
${tries.length > 0 && html`<p class="to-try">Try it: ${tries.map(({ id, title }, index) => html`${index > 0 && ', '}<a href="#try-${id}">${title}</a>`)}</p>`}
<nav class="parts" aria-label="Parts of this chapter"><ul>${parts.map(({ name, anchor }) => html`<li><a href="#${anchor}">${name}</a></li>`)}</ul></nav>
${parts.map(({ name, anchor, body }) => html`<section class="part" id="${anchor}"><h2>${name}</h2>${body}</section>`)}
</section>`
}

const anchorOf = (chapter: string, part: string): string =>
  `${chapter}-${part.toLowerCase().replace(/\W+/g, '-')}`

/** Words with their meaning, or what Save has no way to do. */
const wordList = (
  prefix: 'word' | 'not',
  chapter: string,
  words: Chapter['words'],
  link: Linking = (text) => html`${text}`,
): Html =>
  Object.keys(words).length === 0
    ? nothing
    : html`<dl class="words">${Object.entries(words).map(
        ([word, meaning]) =>
          html`<div data-find="${prefix}" id="${wordAnchor(prefix, chapter, word)}"><dt>${word}</dt><dd>${link(meaning)}</dd></div>`,
      )}</dl>`
