/** Since when a figure holds, who says so, and for which period it is: the row of the rate tells all three. */

import type { Findable, Indexed, SearchIndex } from './search-index.ts'
import { isFigure, plain, stemOf, wordsOf } from './stems.ts'
import { stopWords } from './vocabulary.ts'
import { alike, askedTermsOf } from './wordings.ts'
import { inUnits } from './words.ts'

const asksForIt =
  /\b(?:since|from|until|till|when|who|whose|source|sources|where|date|dated|day|why|checked|valid|still|how long|(?:per|each|every|an?) (?:hour|week|month|year)|(?:hour|week|month|year)ly|annual(?:ly)?)\b/

/** Words of such a question beside the figure and its name. */
const itsWords: ReadonlySet<string> = new Set(
  `since until till source sources date dated day says say said saying apply applies applied applying come comes came
  valid force hold holds held checked published publishes decided decides set sets given gave number figure rate value
  amount start starts started begin begins began end ends change changed still right correct current now long first
  last today new true where when who whose why from which hour hourly week weekly month monthly year yearly annual annually
  period per each every`
    .split(/\s+/)
    .map(stemOf),
)

/** The rates whose value has every figure of a question that asks where it comes from, and that say the rest of it. */
export function ratesAskedFor<Thing extends Findable>(
  typed: string,
  { things }: Pick<SearchIndex<Thing>, 'things'>,
): readonly Thing[] {
  const question = inUnits(typed)
  const figures = wordsOf(question).filter(isFigure)
  if (figures.length === 0 || !figures.some(isExact) || !asksForIt.test(plain(question))) return []
  const others = wordsOf(question)
    .filter((word) => !isFigure(word) && !stopWords.has(word))
    .filter((word) => !itsWords.has(stemOf(word)))
  return things
    .filter(({ thing: { kind, text } }) => {
      const value = figuresOfValue(text)
      return kind === 'rate' && figures.every((figure) => value.has(bare(figure)))
    })
    .filter((rate) => others.every((word) => says(rate, word)))
    .map(({ thing }) => thing)
}

/** A small whole number may count anything. */
const isExact = (figure: string): boolean => /[£%.]|\d{4}|\d,\d{3}/.test(figure)

const bare = (figure: string): string => stemOf(figure).replace('£', '')

const figuresOfValue = (text: string): ReadonlySet<string> => {
  const [, value = ''] = / · value: (.*?)(?: · |$)/.exec(text) ?? []
  return new Set(wordsOf(value).filter(isFigure).map(bare))
}

const says = ({ terms, titleTerms, wordings }: Indexed<Findable>, word: string): boolean =>
  [stemOf(word), ...askedTermsOf(word)].some(
    (name) =>
      terms.has(name) ||
      titleTerms.has(name) ||
      wordings.some((wording) => wording.some((term) => alike(term, name) > 0)),
  )
