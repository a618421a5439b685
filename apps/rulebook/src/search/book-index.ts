import MiniSearch from 'minisearch'
import type { Book } from '../book/book.schema.ts'
import { type Document, documentsOf, type Kind } from './documents.ts'
import { synonymsOf } from './synonyms.ts'

/** Finds parts of a book, the best first. */
export type Search = (query: string) => readonly Document[]

/** Requirements and decisions answer questions; the rest is looked up by name. */
const weights: Readonly<Record<Kind, number>> = {
  requirement: 2,
  decision: 1,
  rate: 1.2,
  table: 0.8,
  rule: 0.5,
  figure: 0.5,
  sentence: 0.5,
  machine: 0.5,
  state: 0.4,
  event: 0.4,
  test: 0.5,
}

const fieldWeights = { title: 2, text: 1.5, also: 0.6, within: 0.6 }

/** Of a word that means the same, against the word itself. */
const synonymWeight = 0.7

/** Words that say nothing about what is asked. */
const fillers = new Set(
  'a about again am an and any are as at be been by can could did do does for from get give happens has have how i if in into is it its long many me much my not of on or our say says shall should so than that the their them then there they this to too was we what when where which while who whose why will with work works would you your'.split(
    ' ',
  ),
)

const isTelling = (word: string): boolean => !fillers.has(word)

/** A number of a requirement, an amount, or a word. */
const pieces = /\p{L}+-\d+|£?\d[\d.,]*\d%?|£?\d%?|\p{L}+/gu

const wordsIn = (text: string): string[] =>
  (text.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').match(pieces) ?? []).map((word) =>
    word.toLowerCase(),
  )

/** Without the endings that only grammar asks for: 'withdrawals' and 'withdrawing' are 'withdraw'. */
function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  const stem = word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:ations?|als?|ings?|ed|es|s|e|ly)$/, '')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1')
  return stem.length < 3 ? word : stem
}

export function searchIn(book: Book): Search {
  const documents = new Map(documentsOf(book).map((document) => [document.anchor, document]))
  const index = new MiniSearch<Document>({
    idField: 'anchor',
    fields: Object.keys(fieldWeights),
    tokenize: wordsIn,
    processTerm: stemOf,
    searchOptions: {
      boost: fieldWeights,
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 && !/\d/.test(term) ? 0.2 : false),
    },
  })
  index.addAll([...documents.values()])

  return (query) => {
    const words = wordsIn(query)
    const telling = words.some(isTelling) ? words.filter(isTelling) : words
    const groups = telling.map((word) => ({ word, others: synonymsOf(word) }))
    const hits = index.search({
      queries: groups.flatMap(({ word, others }) => [
        word,
        { queries: [...others], boostDocument: () => synonymWeight, fuzzy: false, prefix: false },
      ]),
    })
    const phrase = plain(query)
    return hits
      .flatMap(({ id, score, queryTerms }) => {
        const document = documents.get(id)
        if (document === undefined) return []
        const covered = groups.filter(({ word, others }) =>
          [word, ...others].some((other) => queryTerms.includes(stemOf(other))),
        )
        const share = covered.length / groups.length
        return [{ document, score: score * share * weightOf(document, phrase) }]
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
