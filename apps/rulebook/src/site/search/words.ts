import { apart, gap, isFigure, plain, stemOf, wordsOf } from './stems.ts'
import { stopWords, synonyms } from './vocabulary.ts'

/** 'What does a member see …?' asks about what follows: hardly a rule is without a member who sees something. */
export const withoutFrame = (question: string): string =>
  question.replace(
    /^\s*what (?:does|do|will|can) (?:an? |the )?(?:members?|users?) see\b(?=.*\w)/i,
    '',
  )

/** '5 pounds' is £5, '150 percent' is 150%, 'minus 5' is a negative 5, and an amount that is shown is a price. */
export const inUnits = (question: string): string =>
  question
    .replace(/(?<![\d£.,])(\d[\d,]*(?:\.\d+)?)\s*(?:pounds?|quid)\b/gi, '£$1')
    .replace(/(\d)\s*(?:per\s?cent)\b/gi, '$1%')
    .replace(
      /^(\s*how is £?[1-9][\d,]*(?:\.\d+)?)(?= (?:shown|written|displayed))/i,
      '$1 formatted as a price',
    )
    .replace(/\bminus(?=\s*£?\d)/gi, 'negative')
    .replace(/(?<![\w£.,)\]-])-(?=£?\d)/g, 'negative ')

/** The terms by which a text is found. */
export const termsOf = (text: string): readonly string[] =>
  wordsOf(apart(text)).map((word) => stemOf(word.replace(/[‹›{}]/g, '')))

/** The words of a sentence with a gap for each number, so that real figures find their template. */
export const phraseOf = (text: string): readonly string[] =>
  wordsOf(text.replace(/£(?=[{‹])/g, '')).map((word) =>
    isFigure(word) || /^[‹{]/.test(word) ? gap : stemOf(word),
  )

/** Neighbouring words, without small ones: 'minimum wage' means more than its two words. */
export function pairsOf(text: string): readonly string[] {
  const terms = tellingIn(text)
  return terms.slice(1).map((term, index) => `${terms[index]} ${term}`)
}

/** The words of a text that say what it is about. */
const tellingIn = (text: string): readonly string[] =>
  wordsOf(text)
    .filter((word) => !stopWords.has(word))
    .map(stemOf)

/** The larger figures that a question names, each in all its spellings. */
export const figuresIn = (question: string): readonly (readonly string[])[] =>
  wordsOf(question)
    .filter(isFigure)
    .map((word) => ({ terms: [stemOf(word)], weight: figureWeight }))
    .map((name) => [name, ...otherSpelling(name)].flatMap(({ terms }) => terms))
    .filter((spellings) => spellings.length > 1)

/** One thing that a question asks about: its own word first, then what others call it. */
export type Concept = readonly Name[]

export interface Name {
  readonly terms: readonly string[]
  readonly weight: number
}

/** A question that a formula answers, also one that gives an amount to work with. */
export const wantsFormula = (question: string): boolean =>
  /\bhow\b.*\b(?:worked out|calculated|computed|determined)\b|\bhow much\b.*\bsave\b.*£\d/.test(
    plain(question),
  )

/** What a question asks the meaning of: 'benefit in kind' of 'What is benefit in kind?'. */
export const definedIn = (question: string): string | undefined =>
  /^\s*(?:what (?:is|are)|what's|define|explain) (?:an? |the )?([^?]+?)\s*\??\s*$/.exec(
    plain(question),
  )?.[1]

/** Names in a question, such as My Benefits: their words belong together. */
export const namesIn = (question: string): readonly string[] =>
  [...question.matchAll(/(?<=\S\s+)\p{Lu}\S*(?:\s+\p{Lu}\S*)+/gu)].map(([name]) => name)

/** A question about what a word means. */
export const wantsMeaning = (question: string): boolean =>
  /\bwhat (?:do|does)\b.*\bmean\b|\b(?:meaning|definition) of\b|\bmeant by\b|\bdifference between\b/.test(
    plain(question),
  )

/** A question that a figure answers. */
export const wantsFigure = (question: string): boolean =>
  /\bhow (?:many|much|long|often|soon|old|high|fast|wide|big)\b|\bwhen will\b/.test(plain(question))

/** What a question asks about. */
export function conceptsIn(question: string): readonly Concept[] {
  const words = wordsOf(question).flatMap((word) => [word, ...impliedBy(word)])
  const telling = words.filter((word) => !stopWords.has(word))
  // A question made only of small words is searched for as it is.
  const own = [...new Set(telling.length > 0 ? telling : words)].map(
    (word): Name => ({ terms: [stemOf(word)], weight: isFigure(word) ? figureWeight : 1 }),
  )
  const meant = meantBy(words, telling)
  // The words of a phrase that has a meaning of its own count together.
  const phrases = meant.filter(({ spoken }) => spoken.length > 1)
  const isIn = ({ terms: [term = ''] }: Name, { spoken }: Meant) =>
    spoken.map(stemOf).includes(term)
  const alone = own.filter((name) => !phrases.some((phrase) => isIn(name, phrase)))
  return [
    ...alone.map((name) => [
      name,
      ...otherSpelling(name),
      ...meant.flatMap((one) => (isIn(name, one) ? one.names : [])),
    ]),
    // 'How long' has no word of its own.
    ...meant.filter((one) => !alone.some((name) => isIn(name, one))).map(({ names }) => names),
  ]
}

const figureWeight = 2

/** £100,001 is also written 100001.00, without its sign; a small number may be a count of anything. */
function otherSpelling({ terms: [term = ''] }: Name): readonly Name[] {
  if (/^\d[\d.]*%$/.test(term)) return [{ terms: [term.slice(0, -1)], weight: figureWeight }]
  // The host sends rates as fractions.
  if (/^0\.\d+$/.test(term))
    return [{ terms: [`${Number((Number(term) * 100).toFixed(4))}%`], weight: figureWeight }]
  if (!/^£?\d{4,}(?:\.\d+)?$/.test(term)) return []
  const other = term.startsWith('£') ? term.slice(1) : `£${term}`
  return [{ terms: [other], weight: figureWeight }]
}

/** A sum is an amount, a part of a penny is about its decimals, and a number may be spelled out. */
function impliedBy(word: string): readonly string[] {
  const number = spelledOut[word]
  if (number !== undefined) return [number]
  if (/^£?\d{1,3}(?:,\d{3}){2,}/.test(word) || /^£?\d{7,9}(?!\d)/.test(word))
    return ['amount', 'million']
  if (/^£?\d[\d,]*\.\d{3,}$/.test(word)) return ['amount', 'decimals']
  if (/^\d[\d,]*\.\d$/.test(word)) return ['decimals']
  return /^£\d|^\d[\d,]*\.\d\d$/.test(word) ? ['amount'] : []
}

const spelledOut: Readonly<Record<string, string>> = {
  ten: '10',
  twelve: '12',
  thirteen: '13',
  thirty: '30',
  fifty: '50',
  sixty: '60',
}

/** How much another name counts, against the one that was said. */
const otherName = 0.6

interface Meant {
  /** The words of the question that say it. */
  readonly spoken: readonly string[]
  readonly names: readonly Name[]
}

/** Other words for what the question mentions. */
function meantBy(...spoken: readonly (readonly string[])[]): readonly Meant[] {
  const said = spoken.map((words) => ` ${words.map(stemOf).join(' ')} `).join('')
  return synonyms.flatMap((names) => {
    const found = names.find((name) => said.includes(` ${wordsOf(name).map(stemOf).join(' ')} `))
    if (found === undefined) return []
    return [
      {
        spoken: wordsOf(found).filter((word) => !stopWords.has(word)),
        names: names.flatMap((name): readonly Name[] => {
          const said = wordsOf(name)
          const telling = said.filter((word) => !stopWords.has(word))
          const terms = (said.length === 1 ? said : telling).map(stemOf)
          return terms.length === 0
            ? []
            : [{ terms, weight: (name === found ? 1 : otherName) * (said.every(isFigure) ? 2 : 1) }]
        }),
      },
    ]
  })
}
