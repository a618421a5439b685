import MiniSearch from 'minisearch'
import type { Book } from '../book/book.schema.ts'
import { type Document, documentsOf, type Kind } from './documents.ts'
import { synonyms } from './synonyms.ts'

interface Entry {
  readonly document: Document
  readonly title: string
  readonly text: string
  readonly shown?: RegExp | undefined
}

/** Finds parts of a book, the best first. */
export type Search = (query: string) => readonly Document[]

/** Requirements and decisions answer questions; people usually look up other parts by name. */
const weights: Readonly<Record<Kind, number>> = {
  requirement: 2,
  decision: 0.8,
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

const fieldWeights = { title: 1.5, text: 1.5, also: 0.4, within: 0.6 }

/** A decision record is so long that it matches many queries, so it counts less. */
const recordWeight = 0.4

/** Words that the search ignores. */
const fillers = new Set(
  'a about again am an and any are as at be been by can could did do does for from get give happens has have how i if in into is it its long many me much my not of on or our say says shall should so than that the their them then there they this to too was we what when where which while who whose why will with work works would you your'.split(
    ' ',
  ),
)

const isSignificant = (word: string): boolean => !fillers.has(word)

/** A requirement's number, an amount, or a word. */
const pieces = /\p{L}+-\d+|£?\d[\d.,]*\d%?|£?\d%?|\p{L}+/gu

const wordsIn = (text: string): string[] =>
  (text.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').match(pieces) ?? []).map((word) =>
    word.toLowerCase(),
  )

/** Removes grammatical endings: 'withdrawals' and 'withdrawing' become 'withdraw'. */
function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  const stem = word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:ations?|als?|ings?|ed|es|s|e|ly)$/, '')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1')
  return stem.length < 3 ? word : stem
}

export function searchIn(book: Book): Search {
  const documents = documentsOf(book)
  const entries = new Map(
    documents.map((document) => [
      document.anchor,
      {
        document,
        title: plain(document.title),
        text: plain(document.text),
        ...(document.kind === 'sentence' && { shown: shownAs(document.text) }),
      },
    ]),
  )
  const index = new MiniSearch<Document>({
    idField: 'anchor',
    fields: Object.keys(fieldWeights),
    tokenize: wordsIn,
    processTerm: stemOf,
    searchOptions: {
      boost: fieldWeights,
      // Long texts match many words by chance, so length weighs more heavily than usual.
      bm25: { k: 1.2, b: 0.9, d: 0.2 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 && !/\d/.test(term) ? 0.2 : false),
    },
  })
  index.addAll(documents)

  return (query) => {
    const ideas = ideasIn(query)
    const hits = index.search({
      queries: ideas.flatMap(({ words, others }) => [
        ...words,
        { queries: [...others], fuzzy: false, prefix: false },
      ]),
    })
    const phrase = plain(query)
    const copied = [...entries.values()].filter(({ shown }) => shown?.test(phrase))
    const ranked = hits
      .flatMap(({ id, score, queryTerms }) => {
        const entry = entries.get(id)
        if (entry === undefined) return []
        const isFound = (word: string) => queryTerms.includes(stemOf(word))
        const found = ideas.filter(({ words, others }) => [...words, ...others].some(isFound))
        const share = (found.length / ideas.length) ** 2
        return [{ document: entry.document, score: score * share * weightOf(entry, phrase) }]
      })
      .toSorted((a, b) => b.score - a.score)
    return [...new Set([...copied, ...ranked].map(({ document }) => document))]
  }
}

/** A word or phrase of the query, with its synonyms. */
interface Idea {
  readonly words: readonly string[]
  readonly others: readonly string[]
}

function ideasIn(query: string): readonly Idea[] {
  const words = wordsIn(query)
  const significant = words.some(isSignificant) ? words.filter(isSignificant) : words
  const phrases = groups.flatMap((group) =>
    group
      .filter((phrase) => ` ${words.join(' ')} `.includes(` ${phrase.join(' ')} `))
      .map((phrase) => ({
        phrase,
        words: phrase.filter((word) => significant.includes(word)),
        others: group.flat().filter((word) => isSignificant(word) && !phrase.includes(word)),
      })),
  )
  const alone = significant.filter((word) => !phrases.some(({ phrase }) => phrase.includes(word)))
  return [...phrases, ...alone.map((word) => ({ words: [word], others: [] }))]
}

const groups = synonyms.map((group) => group.map(wordsIn))

/** A text copied from the screen, or an exact name or number, comes first. */
function weightOf({ document, title, text }: Entry, phrase: string): number {
  if (title === phrase) return 1000
  if (text === phrase) return 100
  const isCopied = phrase.includes(' ') && text.includes(phrase)
  const isRecord = /^\d+$/.test(title)
  return weights[document.kind] * (isCopied ? 10 : 1) * (isRecord ? recordWeight : 1)
}

/** Matches a sentence on a screen, with any value for '…' and any of the wordings between ' / '. */
function shownAs(text: string): RegExp | undefined {
  // A single word between values would match anything.
  if (plain(text).split(' ').length < 2) return undefined
  const wordings = text.split(' / ').map((wording) => wording.split('…').map(plain).join('.*'))
  return new RegExp(`^(?:${wordings.join('|')})$`)
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}£%]+/gu, ' ')
    .trim()
