import type { LastChanged } from '../../model/history/last-changed.ts'
import type { ContextSource, RuleFile, StandIn } from '../../model/statements/domain.ts'
import type { Declaration } from '../../source/declarations.ts'
import { idsIn } from '../../source/requirement-ids.ts'
import type { Sentence } from '../../source/sentences.ts'
import { figureAnchor, fileAnchor, ruleAnchor, sentenceAnchor } from '../anchors.ts'
import { changedOnPart } from '../changed-on.ts'
import { type Html, html, nothing, raw } from '../html.ts'
import {
  figureInEnglish,
  inEnglish,
  isAsSpelled,
  nameInEnglish,
  ruleNameInEnglish,
} from '../in-words/code-words.ts'
import { anchorLink, provesOf } from '../marks.ts'
import { heading, tablePart } from '../table-part.ts'
import { type Linking, paragraph } from '../words.ts'
import type { ChapterAid } from './chapter-part.ts'

export function rulesPart(
  rules: ContextSource['rules'],
  lastChanged: LastChanged,
  link: Linking,
): Html {
  if (rules.length === 0) return nothing
  return html`${rules.map((file) => ruleFile(file, lastChanged, link))}`
}

const ruleFile = (
  { file, about, declarations }: RuleFile,
  lastChanged: LastChanged,
  link: Linking,
): Html => html`
<div class="rule-file"${about.length === 0 && html` id="${fileAnchor(file)}"`}><h3>${subjectOf(file)} <small class="source source-line">${file}</small></h3>
${about.length > 0 && html`<div class="rule-about" data-find="rule" id="${fileAnchor(file)}">${about.map((text) => paragraph(text, link))}</div>`}
${declarations.map((declaration) => rule(file, declaration, lastChanged, link))}</div>`

const rule = (
  file: string,
  { name, says, notes, code, line }: Declaration,
  lastChanged: LastChanged,
  link: Linking,
): Html => html`
<div class="rule" id="${ruleAnchor(file, name)}" data-find="rule"${provesOf(idsIn([...says, ...notes.map(({ says }) => says)].join(' ')))}><h4>${ruleNameInEnglish(name)} ${changedOnPart(lastChanged('rule', file, name))}</h4>
${says.map((text) => paragraph(text, link))}
${notes.length > 0 && html`<ul class="rule-notes">${notes.map(({ about, says }) => html`<li>${about && html`${nameInEnglish(about)}: `}${link(says)}</li>`)}</ul>`}
<details class="in-code"><summary>As it is written, line ${line}</summary><pre>${code}</pre></details></div>`

/** 'salary sacrifice' of '…/salary-sacrifice.rules.ts'. */
const subjectOf = (file: string): string =>
  (file.split('/').at(-1) ?? '').replace(/\..*$/, '').replaceAll('-', ' ')

export function figuresPart(
  files: ContextSource['figures'],
  sinceOf: (file: string, line: number) => string | undefined,
  link: Linking,
  label = 'Figures in force',
): Html {
  const figures = files.flatMap(({ file, figures }) =>
    figures.map((figure) => ({ file, ...figure })),
  )
  if (figures.length === 0) return nothing
  return tablePart({
    kind: 'figures',
    name: { label },
    headings: ['figure', 'value', 'what it is, and its source', 'since'].map((name) =>
      heading(name),
    ),
    rows: figures.map(
      ({ file, name, value, says, line }) =>
        html`<tr role="row" data-find="figure" id="${figureAnchor(file, name)}"><th role="rowheader" scope="row">${figureInEnglish(name)} <code class="code-name">${name.split('.').map((part, index) => html`${index > 0 && raw('<wbr>.')}${part}`)}</code></th><td role="cell" class="value">${isAsSpelled(file, 'value') ? value : inEnglish(value, link)}</td><td role="cell">${link(says)}</td><td role="cell" class="since">${sinceOf(file, line) ?? ''} ${anchorLink(figureAnchor(file, name))}</td></tr>`,
    ),
  })
}

/** Where the specification leaves a limit or a refusal to the server: a real one has its own. */
export function standInPart(
  standIn: StandIn | undefined,
  { sinceOf, lastChanged }: Pick<ChapterAid, 'sinceOf' | 'lastChanged'>,
  link: Linking,
): Html {
  const { figures = [], sentences = [] } = standIn ?? {}
  if (figures.length + sentences.length === 0) return nothing
  return html`<p class="legend">These limits and sentences are the demonstration’s alone. A real server has its own.</p>
${figuresPart(figures, sinceOf, link, 'Figures of the demonstration')}
<ul class="sentences">${sentences.flatMap(({ file, sentences }) => sentences.map((sentence) => sentenceItem(file, sentence, lastChanged)))}</ul>`
}

const sentenceItem = (
  file: string,
  { key, texts }: Pick<Sentence, 'key' | 'texts'>,
  lastChanged: LastChanged,
): Html => {
  const anchor = sentenceAnchor(file, key)
  return html`<li data-find="sentence" id="${anchor}">${texts.map((text) => html`<q>${text}</q>`)} ${anchorLink(anchor)} ${changedOnPart(lastChanged('sentence', file, key))}</li>`
}

export function sentencesPart(
  files: ContextSource['sentences'],
  isSpecified: (sentence: string) => boolean,
  lastChanged: LastChanged,
  link: Linking,
): Html {
  const sentences = files.flatMap(({ file, sentences }) =>
    sentences.map((sentence) => ({ ...sentence, file })),
  )
  if (sentences.length === 0) return nothing
  const specified = sentences.filter(({ isOurs }) => !isOurs)
  const groups = [
    { title: 'As specified', found: specified.filter(({ texts }) => texts.every(isSpecified)) },
    {
      title: unspecified,
      found: specified.filter(({ texts }) => !texts.every(isSpecified)),
    },
    { title: 'Our own', found: sentences.filter(({ isOurs }) => isOurs) },
  ]
  return html`${groups
    .filter(({ found }) => found.length > 0)
    .map(
      ({
        title,
        found,
      }) => html`<h3>${title}${title === 'Our own' && html` <small class="source">${link('OQ-137')}</small>`}</h3>${title === unspecified && html`<p class="legend">They stand in the code among the sentences of the specification, but no requirement and no answer has them word for word. Compare each with the specification.</p>`}
<ul class="sentences">${found.map((sentence) => sentenceItem(sentence.file, sentence, lastChanged))}</ul>`,
    )}`
}

const unspecified = 'In no requirement or answer'
