import MiniSearch from 'minisearch'
import type { Book } from '../book/book.schema.ts'
import { type Document, documentsOf, type Kind } from './documents.ts'
import { synonymsOf } from './synonyms.ts'

/** Finds parts of a book, the best first. */
export type Search = (query: string) => readonly Document[]

/** Requirements and decisions answer questions; the rest is looked up by name. */
const weights: Readonly<Record<Kind, number>> = {
  requirement: 2,
  decision: 1.4,
  rate: 1.6,
  table: 1,
  rule: 0.8,
  figure: 0.8,
  sentence: 0.8,
  machine: 0.6,
  state: 0.6,
  event: 0.5,
  test: 0.6,
}

const synonymWeight = 0.6

/** Words that say nothing about what is asked. */
const fillers = new Set(
  'a an and are as at be been by can could did do does for from has have how i if in is it its me my of on or our shall should than that the their them then there they this to was we what when where which who whose why will with would you your'.split(
    ' ',
  ),
)

/** A number of a requirement, an amount, or a word. */
const pieces = /[\p{L}]+-\d+|£?\d[\d.,]*\d%?|£?\d%?|[\p{L}]+/gu

const wordsIn = (text: string): string[] =>
  (text.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').match(pieces) ?? []).map((word) =>
    word.toLowerCase(),
  )

/** Without the endings that only grammar asks for: 'withdrawals', 'withdrawing', 'withdrew'. */
function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  const stem = word.replace(/(?:ies|ied)$/, 'y').replace(/(?:ings?|ed|es|s|e)$/, '')
  return stem.length < 3 ? word : stem.replace(/([b-df-hj-np-tv-z])\1$/, '$1')
}

const isTelling = (word: string): boolean => !fillers.has(word)

export function searchIn(book: Book): Search {
  const documents = new Map(documentsOf(book).map((document) => [document.anchor, document]))
  const index = new MiniSearch<Document>({
    idField: 'anchor',
    fields: ['title', 'text', 'also'],
    tokenize: wordsIn,
    processTerm: stemOf,
  })
  index.addAll([...documents.values()])

  return (query) => {
    const words = wordsIn(query)
    const telling = words.some(isTelling) ? words.filter(isTelling) : words
    const hits = index.search(
      {
        combineWith: 'OR',
        queries: [
          telling.join(' '),
          { queries: telling.flatMap(synonymsOf), boostDocument: () => synonymWeight },
        ],
      },
      {
        prefix: (term) => term.length > 2,
        fuzzy: (term) => (term.length > 4 && !/\d/.test(term) ? 0.2 : false),
        boost: { title: 2, text: 1.5, also: 0.4 },
      },
    )
    const phrase = plain(query)
    return hits
      .flatMap(({ id, score }) => {
        const document = documents.get(id)
        return document ? [{ document, score: score * weightOf(document, phrase) }] : []
      })
      .toSorted((a, b) => b.score - a.score)
      .map(({ document }) => document)
  }
}

/** A text as it was copied from the screen, or a name or number as it was written, comes first. */
function weightOf({ kind, title, text }: Document, phrase: string): number {
  if (plain(title) === phrase) return 1000
  if (plain(text) === phrase) return 100
  const isCopied = phrase.includes(' ') && plain(text).includes(phrase)
  return weights[kind] * (isCopied ? 10 : 1)
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}£%]+/gu, ' ')
    .trim()
