/** What the screen says: labels that a rule quotes, such as 'Page X of Y', and the product's own sentences. */
import { gap, isFigure, stemOf, wordsOf } from './stems.ts'

/** In the rules' own words X, Y and N stand for numbers. */
const written = (text: string): string => text.replace(/(?<![\w'])[NXY](?![\w'])/g, '{}')

const inWords = (text: string): readonly string[] =>
  wordsOf(text.replace(/£(?=[{‹])/g, '')).map((word) => (/^[‹{]/.test(word) ? gap : stemOf(word)))

/** The labels that a rule quotes, each as its words; what it leaves open is a gap. */
export const labelsIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/(?<!\w)['‘]((?:[^'‘’]|(?<=\w)['’](?=\w))+)['’](?!\w)/g)].map(
      ([, quoted = '']) => inWords(written(quoted)).join(' '),
    ),
  )

/**
 * The labels that a question may be, the likeliest first: word for word; with any number for a gap, as the screen
 * fills them; and without the amount that stands beside it.
 */
export function labelsFor(question: string): readonly string[] {
  const words = wordsOf(question)
  const filled = words.map((word) => (isFigure(word) ? gap : stemOf(word)))
  const telling = filled.filter((word) => word !== gap)
  if (telling.length === 0 || words.length < 2) return []
  const from = filled.findIndex((word) => word !== gap)
  const to = filled.findLastIndex((word) => word !== gap)
  const alone = words.every(isShown) ? [filled.slice(from, to + 1)] : []
  return [words.map(stemOf), filled, ...alone].map((label) => label.join(' '))
}

/** No screen shows an amount with parts of a penny. */
const isShown = (word: string): boolean => !/\.\d{3}/.test(word)

/** A few words, such as 'Date of birth', are more often asked about than quoted. */
export const isShortLabel = (sentence: string): boolean => inWords(sentence).length < 4

/** Whether a question is a sentence of the screen; what fills a gap may be several words. */
export function sentencePattern(sentence: string): RegExp | undefined {
  const words = inWords(sentence)
  if (words.length < 2 || words.every((word) => word === gap)) return undefined
  const pattern = words.map((word) =>
    word === gap ? String.raw`\S+(?: \S+){0,5}` : word.replaceAll('.', String.raw`\.`),
  )
  return new RegExp(`^${pattern.join(' ')}$`)
}

/** A question as such a pattern reads it. */
export const asSentence = (question: string): string => wordsOf(question).map(stemOf).join(' ')
