import { type Html, html, nothing } from '../html.ts'
import type { Linking } from '../words.ts'

/** What was added to the changelog, as it is written: plain lines of text, and lists of one level. */
export function changelogPart(text: string, link: Linking): Html {
  if (text === '') return nothing
  const blocks = text.split(/\n{2,}/).filter((block) => block.trim() !== '')
  return html`<div id="changelog"><h2>Added to the changelog</h2>${blocks.map((block) =>
    block.startsWith('- ')
      ? html`<ul>${block.split(/\n(?=- )/).map((item) => html`<li>${link(item.slice(2).replace(/\s+/g, ' '))}</li>`)}</ul>`
      : html`<p>${link(block.replace(/^#+ /, ''))}</p>`,
  )}</div>`
}
