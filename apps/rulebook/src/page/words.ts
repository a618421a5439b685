import { requirementId } from '../source/requirement-ids.ts'
import { type Html, html } from './html.ts'

/** Writes texts with a link for each number of a requirement or decision that the page has. */
export type Linking = (text: string) => Html

export const linkingTo =
  (known: ReadonlySet<string>): Linking =>
  (text) =>
    html`${pieces(text).map((piece) => linkedPiece(piece, known))}`

function linkedPiece(piece: string, known: ReadonlySet<string>): Html {
  if (known.has(piece)) return html`<a href="#${piece}">${piece}</a>`
  return piece.startsWith('`') ? html`<code>${piece.slice(1, -1)}</code>` : html`${piece}`
}

/** Splits a text into numbers, text in backticks, and the rest. */
const pieces = (text: string): readonly string[] =>
  text.split(new RegExp(`(${requirementId.source}|\`[^\`]+\`)`))

export const paragraph = (text: string, link: Linking): Html =>
  text.includes('\n') ? html`<pre>${link(text)}</pre>` : html`<p>${link(text)}</p>`

/** '21 November 2026' of '2026-11-21'. */
export const dayInWords = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** '1 row', '3 rows'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`
