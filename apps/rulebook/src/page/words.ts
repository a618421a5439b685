import { requirementId } from '../source/requirement-ids.ts'
import { type Html, html } from './html.ts'

export { dayInWords, withDaysInWords } from './in-words/day-in-words.ts'

/** Writes texts with a link for each number of a requirement or decision that the page has. */
export type Linking = (text: string) => Html

/** @param near where a number leads that has several places */
export const linkingTo =
  (known: ReadonlySet<string>, near: ReadonlyMap<string, string> = new Map()): Linking =>
  (text) =>
    html`${pieces(text).map((piece) => linkedPiece(piece, known, near))}`

function linkedPiece(
  piece: string,
  known: ReadonlySet<string>,
  near: ReadonlyMap<string, string>,
): Html {
  if (known.has(piece)) return html`<a href="#${near.get(piece) ?? piece}">${piece}</a>`
  if (piece.startsWith('`')) return html`<code>${piece.slice(1, -1)}</code>`
  if (/^\*\*.+\*\*$/.test(piece)) return html`<b>${piece.slice(2, -2)}</b>`
  if (/^_.+_$/.test(piece)) return html`<i>${piece.slice(1, -1)}</i>`
  // The specification's name for what the page calls "Answered questions".
  if (piece === 'decisions.md' && known.has('decisions'))
    return html`<a href="#decisions">${piece}</a>`
  // The page is sent without the files that a link names.
  const [, linked = piece, address = ''] = /^\[(.+)\]\((.+)\)$/.exec(piece) ?? []
  const [, named = ''] = /^[Rr]ecord (\d+)$/.exec(piece) ?? []
  if (known.has(`record-${named}`)) return html`<a href="#record-${named}">${piece}</a>`
  const [, number = ''] = /^(?:\.\/|docs\/decisions\/)?0*(\d+)-[\w-]+\.md$/.exec(address) ?? []
  if (known.has(`record-${number}`)) return html`<a href="#record-${number}">${linked}</a>`
  return html`${linked}`
}

const markUp = [
  requirementId.source,
  '`[^`]+`',
  String.raw`\*\*[^*]+\*\*`,
  String.raw`(?<!\S)_[A-Z][^_]*_(?!\w)`,
  String.raw`\[[^\]]+\]\([^()\s]+\)`,
  String.raw`\b[Rr]ecord \d+\b`,
  String.raw`(?<![\w/.-])decisions\.md\b`,
].join('|')

/** Splits a text into numbers, marked-up text as the records and the changelog have it, and the rest. */
const pieces = (text: string): readonly string[] => text.split(new RegExp(`(${markUp})`))

export const paragraph = (text: string, link: Linking): Html =>
  text.includes('\n') ? html`<pre>${link(text)}</pre>` : html`<p>${link(text)}</p>`

/** '1 row', '3 rows'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`
