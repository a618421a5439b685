/** Texts that were changed are found by the words that they had. */
import type { Findable, SearchIndex } from './search-index.ts'
import { gap, isFigure, quotedIn, wordsOf } from './stems.ts'

/** What a changed text said, and what it says now. */
export interface FormerText {
  readonly was: string
  readonly is: string
}

/** The texts that said what is asked word for word, shortest first; none for what is still said somewhere. */
export function formerlySaying<Thing extends Findable>(
  { former, things }: Pick<SearchIndex<Thing>, 'former' | 'things'>,
  typed: string,
): readonly Thing[] {
  const asked = [typed, ...quotedIn(typed)].map(inWords).filter((words) => words.trim() !== '')
  const isSaidToday = (words: string) =>
    things.some(({ thing: { text, why = '' } }) => inWords(`${text} ${why}`).includes(words))
  return former
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
}

/** Another ending makes it another text, unlike elsewhere in the search. */
const inWords = (text: string): string =>
  ` ${wordsOf(text.replace(/£(?=[{‹])/g, ''))
    .map((word) => (isFigure(word) || /^[‹{]/.test(word) ? gap : word))
    .join(' ')} `
