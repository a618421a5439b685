/** Sentences that are quoted word for word, in whole or in part. */
import { gap } from './stems.ts'

/** Words of a question that stand together. */
export interface Phrase {
  readonly words: readonly string[]
  /** This many words in a row can't be an accident. */
  readonly least: number
  readonly weight: number
}

/**
 * Words in the same order as in the question: a sentence quoted word for word. `part` is how much
 * of the question they are.
 */
export function phraseScore(
  text: string,
  { words, least, weight }: Phrase,
): { readonly score: number; readonly part: number } {
  let longest = 0
  for (let from = 0; from < words.length; from += 1)
    // A text with a run of words has each shorter one that begins with the same word.
    for (let count = Math.max(longest + 1, least); from + count <= words.length; count += 1) {
      const { text: run, isOnlyGaps } = runOf(words, from, count)
      if (!text.includes(run)) break
      if (!isOnlyGaps) longest = count
    }
  if (longest === 0) return { score: 0, part: 0 }
  const isWhole = longest === words.length && longest > 3
  const whole = isWhole ? (12 * longest) / text.trim().split(' ').length : 0
  return { score: weight * longest * 1.5 + whole, part: longest / words.length }
}

/** A whole sentence of the screen, and not a phrase that stands in many places. */
const leastOfSentence = 8

/** A text with all that was asked, word for word, says it; a text with a part of it says something else. */
export const quotesAll = (text: string, words: readonly string[]): boolean =>
  words.length >= leastOfSentence && text.includes(` ${words.join(' ')} `)

interface Run {
  readonly text: string
  readonly isOnlyGaps: boolean
}

/** The runs of words in what is asked, which are looked for in everything. */
const runs = new WeakMap<readonly string[], Map<number, Run>>()

function runOf(words: readonly string[], from: number, count: number): Run {
  const known = runs.get(words) ?? new Map<number, Run>()
  runs.set(words, known)
  const key = from * (words.length + 1) + count
  const run = known.get(key) ?? writtenRun(words.slice(from, from + count))
  known.set(key, run)
  return run
}

const writtenRun = (some: readonly string[]): Run => ({
  text: ` ${some.join(' ')} `,
  isOnlyGaps: some.every((word) => word === gap),
})
