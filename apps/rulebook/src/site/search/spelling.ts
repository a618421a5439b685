import { sameWords } from './everyday.ts'
import type { Findable, SearchIndex } from './search-index.ts'
import { plain, wordsOf } from './stems.ts'
import { unknownWordsIn } from './unknown-words.ts'
import { synonyms } from './vocabulary.ts'

/** A word with one letter too many, too few, wrong or swapped with its neighbour. */
export interface Misspelling {
  readonly typed: string
  readonly meant: string
}

/** A shorter word with another letter is another word. */
const shortest = 5

/** The words that the rulebook never says, but for one letter. */
export const misspellingsIn = <Thing extends Findable>(
  question: string,
  index: SearchIndex<Thing>,
): readonly Misspelling[] =>
  unknownWordsIn(question, index)
    .filter((typed) => typed.length >= shortest)
    .flatMap((typed) => {
      const meant = nearestTo(typed, wordsIn(index))
      return meant === undefined ? [] : [{ typed, meant }]
    })

/** The question as it was meant. */
export const corrected = (question: string, misspellings: readonly Misspelling[]): string =>
  misspellings.reduce(
    (text, { typed, meant }) => text.replace(new RegExp(`\\b${typed}\\b`, 'g'), meant),
    misspellings.length === 0 ? question : plain(question),
  )

/** "'scotish' was read as 'scottish'."; nothing if all is spelled as the rulebook does. */
export const correctedInWords = (misspellings: readonly Misspelling[]): string =>
  misspellings.map(({ typed, meant }) => `‘${typed}’ was read as ‘${meant}’.`).join(' ')

/** How often each word is said; gathered when a first one is unknown. */
const saidIn = new WeakMap<object, ReadonlyMap<string, number>>()

function wordsIn<Thing extends Findable>({
  things,
}: SearchIndex<Thing>): ReadonlyMap<string, number> {
  const known = saidIn.get(things)
  if (known !== undefined) return known
  const counts = new Map<string, number>()
  const texts = [
    ...things.flatMap(({ thing: { title, text, asked = [] } }) => [title, text, ...asked]),
    ...synonyms.flat(),
    ...sameWords.map(({ other }) => other),
  ]
  for (const text of texts)
    for (const word of wordsOf(text))
      if (/^[a-z]+$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  saidIn.set(things, counts)
  return counts
}

/** A plural is no misspelling. A letter typed once instead of twice, or the reverse, is the likeliest one. */
const nearestTo = (typed: string, said: ReadonlyMap<string, number>): string | undefined =>
  [...said]
    .filter(([word]) => word[0] === typed[0] && `${word}s` !== typed && isOneLetterOff(typed, word))
    .toSorted(
      ([one, a], [other, b]) =>
        Number(isSameOnceSingle(typed, other)) - Number(isSameOnceSingle(typed, one)) || b - a,
    )[0]?.[0]

const singled = (word: string): string => word.replace(/(.)\1/g, '$1')

const isSameOnceSingle = (one: string, other: string): boolean => singled(one) === singled(other)

/** One letter added, left out, changed, or swapped with the next. */
export function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1 || one === other) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return (
    short.slice(at + 1) === long.slice(at + 1) ||
    (isSwapped && short.slice(at + 2) === long.slice(at + 2))
  )
}
