/** Texts that were changed are found by the words that they had. */
import type { Findable, SearchIndex } from './search-index.ts'
import { gap, isFigure, quotedIn, stemOf, wordsOf } from './stems.ts'

/** What a changed text said, and what it says now. */
export interface FormerText {
  readonly was: string
  readonly is: string
  /** Of a requirement or an answer that is gone. */
  readonly number?: string | undefined
}

/** The texts that had a number which is asked for, then those that said what is asked word for word, shortest first; none for what is still said somewhere. */
export function formerlySaying<Thing extends Findable>(
  { former, things }: Pick<SearchIndex<Thing>, 'former' | 'things'>,
  typed: string,
): readonly Thing[] {
  const figure = figureAlone(typed)
  if (figure !== undefined) return former.filter(({ former }) => isFormerFigure(former, figure))
  // A figure stands in no words that it could be known by: '412' is no former '20'.
  const asked = [typed, ...quotedIn(typed)]
    .map(inWords)
    .filter((words) => words.split(' ').some((word) => word !== '' && word !== gap))
  const isSaidToday = (words: string) =>
    things.some(({ thing: { text, why = '' } }) => inWords(`${text} ${why}`).includes(words))
  const numbers = new Set(typed.toUpperCase().match(/[A-Z]+-\d+/g))
  const gone = former.filter((thing) => numbers.has(thing.former?.number ?? ''))
  const saying = former
    .filter((thing) => !gone.includes(thing))
    .map((thing) => ({
      thing,
      was: inWords(thing.former?.was ?? ''),
      is: inWords(thing.former?.is ?? ''),
    }))
    .filter(({ was, is }) =>
      asked.some(
        (words) =>
          was.includes(words) && !is.includes(words) && (was === words || !isSaidToday(words)),
      ),
    )
    .toSorted((a, b) => a.was.length - b.was.length)
    .map(({ thing }) => thing)
  return [...gone, ...saying]
}

/** '29385' of 'What was £29,385.00?': a smaller number stands in many places by chance. */
function figureAlone(typed: string): string | undefined {
  const [figure, ...more] = figuresIn(typed.replace(/^\s*what (?:is|was)\b|\?/gi, ''))
  return more.length === 0 && /^\d{4,}/.test(figure ?? '') ? figure : undefined
}

/** The words of a text that is a figure alone. */
const figuresIn = (text: string): readonly string[] =>
  wordsOf(text).map((word) => (isFigure(word) ? stemOf(word.replace('£', '')) : word))

const isFormerFigure = (former: FormerText | undefined, figure: string): boolean =>
  former !== undefined &&
  figuresIn(former.was).join() === figure &&
  figuresIn(former.is).join() !== figure

/** Another ending makes it another text, unlike elsewhere in the search. */
const inWords = (text: string): string =>
  ` ${wordsOf(text.replace(/£(?=[{‹])/g, ''))
    .map((word) => (isFigure(word) || /^[‹{]/.test(word) ? gap : word))
    .join(' ')} `
