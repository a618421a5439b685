import { type Change, subjectOf } from '../model/changes.ts'
import type { Decision } from '../model/decisions.ts'
import { type Kind, kinds } from '../model/statements.ts'
import type { Release } from '../rulebook.ts'
import { type Html, html, nothing } from './html.ts'
import { counted, type Linking } from './words.ts'

export const changesPart = (
  { since, changes, changelog: text }: Release,
  link: Linking,
): Html => html`
<section class="chapter" id="changes" data-title="What changed" data-find="page" data-says="What changed since the last release: rules, figures, rates, sentences, machines, answered questions and cases that changed between two versions">
<h1>What changed${since !== undefined && html` since ${since}`}</h1>
${since === undefined ? html`<p>Nothing has been released yet: everything here is new. <code>npm run rulebook -- --since &lt;commit&gt;</code> shows what changed since any commit, tag or branch.</p>` : changeList(changes, link)}
${text !== '' && html`<h2>In the changelog</h2>${changelog(text)}`}
</section>`

/** The changelog is written plainly: lines of text, and lists of one level. */
function changelog(text: string): Html {
  const blocks = text.split(/\n{2,}/).filter((block) => block.trim() !== '')
  return html`${blocks.map((block) =>
    block.startsWith('- ')
      ? html`<ul>${block.split(/\n(?=- )/).map((item) => html`<li>${item.slice(2).replace(/\s+/g, ' ')}</li>`)}</ul>`
      : html`<p>${block.replace(/^#+ /, '')}</p>`,
  )}`
}

function changeList(changes: readonly Change[], link: Linking): Html {
  if (changes.length === 0)
    return html`<p>No requirement, rule, figure, rate, sentence, machine, answered question or case.</p>`
  const subjects = Map.groupBy(changes, ({ file }) => subjectOf(file))
  const counts = kinds
    .map((kind) => [kind, changes.filter((change) => change.kind === kind).length] as const)
    .filter(([, count]) => count > 0)
  return html`<p class="lead">${counts.map(([kind, count], index) => `${index > 0 ? ', ' : ''}${counted(count, kind, manyOf(kind))}`).join('')}</p>
${[...subjects].map(
  ([subject, some]) => html`<h2>${subject}</h2>${kinds.map((kind) => kindList(kind, some, link))}`,
)}`
}

const manyOf = (kind: Kind): string =>
  kind === 'figure or rate' ? 'figures and rates' : `${kind}s`

/** Cases stand last: they show what the change of the rule comes to. */
function kindList(kind: Kind, changes: readonly Change[], link: Linking): Html {
  const some = changes.filter((change) => change.kind === kind)
  if (some.length === 0) return nothing
  return html`<h3>${counted(some.length, kind, manyOf(kind))}</h3>
<ul class="changes">${some.map((change) => html`<li>${changeLine(change, link)}</li>`)}</ul>`
}

export const changeLine = ({ name, was, is }: Change, link: Linking): Html => html`
<b>${link(name)}</b> ${was === undefined ? 'is new' : is === undefined ? 'is gone' : 'changed'}
${was !== undefined && html`<br><del>${was}</del>`}${is !== undefined && html`<br><ins>${is}</ins>`}`

export const decisionsPart = (decisions: readonly Decision[], link: Linking): Html => html`
<section class="chapter" id="decisions" data-title="Answered questions">
<h1>Answered questions</h1>
<p>What the specification leaves open, and how it was answered.</p>
<ul class="decisions">${decisions.map(({ id, says, file }, index) => {
  const anchor = anchorOf(decisions, index)
  return html`<li id="${anchor}" data-find="decision"><a class="number" href="#${anchor}">${id}</a> ${link(says)} <small class="source source-line">${file}</small></li>`
})}</ul></section>`

/** Some questions are answered in two places: the second has an anchor of its own. */
function anchorOf(decisions: readonly Decision[], index: number): string {
  const id = decisions[index]?.id ?? ''
  const before = decisions.slice(0, index).filter((decision) => decision.id === id).length
  return before === 0 ? id : `${id}-${before + 1}`
}
