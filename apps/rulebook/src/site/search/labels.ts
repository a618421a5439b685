/** Labels of the screen, which a rule quotes: 'You Save', 'Page X of Y', '1 cashback offer'. */
import { gap, isFigure, stemOf, wordsOf } from './stems.ts'

/** In the rules' own words X, Y and N stand for numbers. */
const written = (text: string): string => text.replace(/(?<![\w'])[NXY](?![\w'])/g, '{}')

/** The labels that a rule quotes, each as its words; numbers that it leaves open are gaps. */
export const labelsIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/(?<!\w)['‘]([^'‘’]+)['’](?!\w)/g)].map(([, quoted = '']) =>
      wordsOf(written(quoted))
        .map((word) => (/^[‹{]/.test(word) ? gap : stemOf(word)))
        .join(' '),
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
  return [words.map(stemOf), filled, filled.slice(from, to + 1)].map((label) => label.join(' '))
}
