import type { Change } from '../../model/changes/changes.ts'
import { isTitleOfTable } from '../../source/titles-of-tables.ts'
import { type Html, html, nothing } from '../html.ts'
import { figureInEnglish } from '../in-words/code-words.ts'
import { differenceOf } from './difference.ts'

export const asWritten = ', as it is written'

/** Whose texts people quote. */
const quotable: readonly Change['kind'][] = [
  'requirement',
  'rule',
  'sentence',
  'answered question',
  'reason of an answer',
  'record',
  'word',
  'figure or rate',
]

/** For the search: a changed text is found by the words that it had, and says what it reads now. */
export function formerWords(change: Change): Html {
  const { kind, name, file } = change
  const [was, is = ''] = withoutMarks(change.was, change.is)
  if (change.isRenamed) return nothing
  const isQuotable = quotable.includes(kind) || isTitleOfTable(name)
  if (was === undefined || !isQuotable || name.endsWith(asWritten)) return nothing
  // Two tables may begin with the same row.
  const called = isTitleOfTable(name) ? `${name} ${was}` : name
  const id = `changed-${change.isSinceCommit ? 'since-commit-' : ''}${`${kind} ${file} ${called}`.toLowerCase().replace(/[^a-z\d]+/g, '-')}`
  const isGone = change.is === undefined && numbered.includes(kind)
  const number = isGone && html` data-number="${name}"`
  const says = isGone
    ? `${name} is gone. It was ${quoted(shortened(was))}`
    : `${calledFirst(change)}${nowSays(was, is)}`
  return html` id="${id}" data-find="former" data-was="${was}" data-is="${is}"${number} data-says="${says}"`
}

/** A figure says little without its name. */
const calledFirst = ({ kind, name }: Change): string =>
  kind === 'figure or rate' ? `${figureInEnglish(name)}: ` : ''

/** Whose name is the number that other texts name. */
const numbered: readonly Change['kind'][] = ['requirement', 'answered question']

/** Of a long text the part that differs. */
function nowSays(was: string, is: string): string {
  if (is === '') return `This is gone: ${quoted(shortened(was))}`
  const differs = differenceOf(was, is)
  const [old, now] =
    differs === undefined
      ? [shortened(was), shortened(is)]
      : [differs.was, differs.is].map((part) => `${differs.before}${part}${differs.after}`)
  return `This now reads ${quoted(now)} It was ${quoted(old)}`
}

/** A sentence that has its full stop gets no other. */
const quoted = (text = ''): string => `“${text}”${/[.?!]$/.test(text) ? '' : '.'}`

const longest = 300

/** Of a long text the beginning. */
export const shortened = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest).replace(/\s\S*$/, '')} …` : text

/** Without the marks that records are written with, unless these are all that changed. */
export function withoutMarks(
  was: string | undefined,
  is: string | undefined,
): readonly [string | undefined, string | undefined] {
  const plain = (text: string | undefined) =>
    text
      ?.replace(/\*\*([^*]+)\*\*/g, '$1')
      .replace(/\[([^\]]+)\]\([^()\s]+\)/g, '$1')
      .replace(/(?<!`)`([^`\n]+)`(?!`)/g, '$1')
  return plain(was) === plain(is) ? [was, is] : [plain(was), plain(is)]
}
