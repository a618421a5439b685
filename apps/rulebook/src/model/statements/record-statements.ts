/** What a decision record states: its answers to questions of the specification, and all the rest. */
import { byQuestion, decisionsIn } from '../records/decisions.ts'
import { recordIn } from '../records/records.ts'

/** By the question; what is said of it in several places of a record, together. */
export const answersIn = (text: string): ReadonlyMap<string, string> =>
  new Map([...byQuestion(decisionsIn(text))].map(([id, { says }]) => [id, says]))

/** The reasons for the answers, and what is to be confirmed about them. */
export function reasonsIn(text: string): ReadonlyMap<string, string> {
  const entries = decisionsIn(text)
  const toConfirm = entries.flatMap(({ confirm, ...entry }) =>
    confirm === undefined ? [] : [{ ...entry, id: `${entry.id}${ofConfirm}`, why: confirm }],
  )
  return new Map(
    [...byQuestion([...entries, ...toConfirm])].flatMap(([name, { why }]) =>
      why === '' ? [] : [[name, why]],
    ),
  )
}

const ofConfirm = ', to confirm'

export const isToConfirm = (name: string): boolean => name.endsWith(ofConfirm)

/** 'OQ-104' of 'OQ-104, to confirm'. */
export const withoutConfirm = (name: string): string =>
  isToConfirm(name) ? name.slice(0, -ofConfirm.length) : name

/** Each reason and each further entry by its own words, so that they have a day also where an answer has several. */
export function wordsInRecord(text: string): ReadonlyMap<string, string> {
  const { entries, consequences } = recordIn(text, '')
  const reasons = decisionsIn(text).flatMap(({ why }) => (why === '' ? [] : [why]))
  const words = [...reasons, ...[...entries, ...consequences].map(({ says }) => says)]
  return new Map(words.map((says) => [says, says]))
}

/**
 * Its title, paragraphs, entries and rows of tables, each by its words in bold or the first of its
 * words, so that an entry which is added or moved renames no other.
 */
export function recordEntriesIn(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const entry of entriesIn(text)) {
    const name = nameOf(entry)
    const alike = [...found.keys()].filter((known) => known.replace(/ \(\d+\)$/, '') === name)
    found.set(alike.length === 0 ? name : `${name} (${alike.length + 1})`, entry)
  }
  return found
}

const entriesIn = (text: string): readonly string[] =>
  text
    .split(/\n{2,}|\n(?=- |\||#)/)
    .map((entry) => entry.replace(/\s+/g, ' ').trim())
    .filter((entry) => entry !== '' && !isAnswer(entry) && !isLineOfTable(entry))
    .map((entry) => entry.replace(/^- /, ''))

const isAnswer = (entry: string): boolean => /^- \*\*OQ-\d{3}\*\*/.test(entry)
const isLineOfTable = (entry: string): boolean => /^[|\s:-]+$/.test(entry)

function nameOf(entry: string): string {
  if (entry.startsWith('# ')) return 'its title'
  if (entry.startsWith('|')) return entry.split('|')[1]?.trim() ?? ''
  const [, bold] = /^\*\*(.+?)[.:]?\*\*/.exec(entry) ?? []
  if (bold !== undefined) return bold
  const words = entry.replace(/^#+ /, '').split(' ')
  return words.length > mostWords ? `${words.slice(0, mostWords).join(' ')} …` : words.join(' ')
}

const mostWords = 6
