import type { Change } from '../model/changes.ts'
import type { Decision } from '../model/decisions.ts'
import type { Release } from '../rulebook.ts'
import { type Html, html, nothing } from './html.ts'
import type { Linking } from './words.ts'

export const changesPart = (release: Release, link: Linking): Html => html`
<section class="chapter" id="changes" data-title="What changed">
<h1>What changed${release.tag !== undefined && html` since ${release.tag}`}</h1>
${release.tag === undefined && html`<p>Nothing has been released yet: everything here is new.</p>`}
${release.changelog !== '' && html`<h2>In the changelog</h2>${changelog(release.changelog)}`}
${release.tag !== undefined && changeList(release.changes, link)}
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
    return html`<p>No requirement, figure, sentence or row of a decision table.</p>`
  return html`${[...Map.groupBy(changes, ({ file }) => file)].map(
    ([file, some]) => html`<h2><code>${file}</code></h2>
<ul class="changes">${some.map((change) => html`<li>${changeLine(change, link)}</li>`)}</ul>`,
  )}`
}

function changeLine({ name, was, is }: Change, link: Linking): Html {
  const isNamedByItself = name === (is ?? was)
  return html`${isNamedByItself ? nothing : html`${link(name)} `}${was !== undefined && html`<del>${was}</del> `}${is !== undefined && html`<ins>${is}</ins>`}`
}

export const decisionsPart = (decisions: readonly Decision[], link: Linking): Html => html`
<section class="chapter" id="decisions" data-title="Answered questions">
<h1>Answered questions</h1>
<p>What the specification leaves open, and how it was answered.</p>
<ul class="decisions">${decisions.map(
  ({ id, says, file }) =>
    html`<li id="${id}" data-find="decision"><a class="number" href="#${id}">${id}</a> ${link(says)} <small class="source source-line">${file}</small></li>`,
)}</ul></section>`
