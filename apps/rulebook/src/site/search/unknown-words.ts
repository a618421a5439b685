import type { Answer } from './answers.ts'
import { sameWords, smallWords } from './everyday.ts'
import type { Findable, SearchIndex } from './search-index.ts'
import { isFigure, plain, stemOf, wordsOf } from './stems.ts'
import { stopWords, synonyms } from './vocabulary.ts'
import { alike, askedTermsOf } from './wordings.ts'
import { termsOf } from './words.ts'

/**
 * The words of a question that the rulebook never uses, and that are no other name for anything in
 * it: an answer to a question with such a word may be none.
 */
export function unknownWordsIn<Thing extends Findable>(
  question: string,
  { isKnown, wordings }: SearchIndex<Thing>,
): readonly string[] {
  return tellingWordsIn(question).filter((word) => {
    const stem = stemOf(word)
    return !isKnown(stem) && !otherNames.has(stem) && !askedTermsOf(word).some(wordings.isKnown)
  })
}

const tellingWordsIn = (question: string): readonly string[] => [
  ...new Set(
    wordsOf(plain(question))
      .filter((word) => word.length > 2 && !isFigure(word) && !/[\d{‹]/.test(word))
      .filter((word) => !stopWords.has(word) && !smallWords.has(word)),
  ),
]

/**
 * The words of a question that the rulebook uses in hardly any place, and the best answer nowhere: they tell what the
 * question is about, so the answer may be about something else.
 */
export function missingWordsIn<Thing extends Findable>(
  question: string,
  { thing, rows, isSure }: Pick<Answer<Thing>, 'thing' | 'rows' | 'isSure'>,
  { isKnown, isRare, wordings }: SearchIndex<Thing>,
): readonly string[] {
  if (isSure) return []
  const said = [thing, ...rows].flatMap(({ id, title, text, why = '', asked = [] }) => [
    ...termsOf(`${id} ${title} ${text} ${why}`),
    ...asked.flatMap(askedTermsOf),
  ])
  return tellingWordsIn(question).filter((word) => {
    const stem = stemOf(word)
    const names = [stem, ...askedTermsOf(word)]
    return (
      isRare(stem) &&
      !otherNames.has(stem) &&
      (isKnown(stem) || names.some(wordings.isKnown)) &&
      !said.some((term) => names.some((name) => alike(name, term) > 0))
    )
  })
}

/**
 * Is the best answer only the nearest?
 *
 * @param fit how much of the known words it answers, from 0 to 1
 * @param missing rare words that it lacks
 */
export function isOnlyNearest(
  fit: number,
  question: string,
  unknown: readonly string[],
  missing: readonly string[] = [],
): boolean {
  // The words of a name, such as 'National Insurance number', are one.
  const words = Math.max(
    1,
    Math.min(tellingWordsIn(question).length, askedTermsOf(question).length),
  )
  // A word that the rulebook never uses is the rarest of all, so it counts twice.
  const known = 1 - (2 * unknown.length) / (words + unknown.length)
  return fit * known * (1 - Math.min(1, missing.length / words)) <= leastFit
}

const leastFit = 0.5

const otherNames: ReadonlySet<string> = new Set(
  [...synonyms.flat(), ...sameWords.flatMap(({ other, word }) => [other, word])].flatMap((name) =>
    wordsOf(name).map(stemOf),
  ),
)

/** "The rulebook never says 'zebra'."; nothing if all words are known. */
export const unknownInWords = (words: readonly string[]): string =>
  words.length === 0
    ? ''
    : `The rulebook never says ${words.map((word) => `‘${word}’`).join(' or ')}.`
