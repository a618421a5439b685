import { stopWords, synonyms } from './vocabulary.ts'

/** Replaces every amount and number, and every gap in a sentence for one. */
export const gap = '#'

/** Letter case, accents and typographic quotes make no difference. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\be-mail/g, 'email')

/** 'IsSavingsOn' is three words, and one. */
const apart = (text: string): string =>
  text.replace(
    /\b[A-Za-z]*[a-z][A-Z][A-Za-z]*\b/g,
    (name) => `${name} ${name.replace(/([a-z])([A-Z])/g, '$1 $2')}`,
  )

/** The words of a text in their order: numbers with their sign and unit, ids as one. */
const wordsOf = (text: string): readonly string[] =>
  plain(text).match(
    /[a-z]+-\d{2,3}(?!\d)|£?\d[\d,]*(?:\.\d+)?%?|[‹{][^›}]*[›}]|[a-z][a-z'&]*[a-z&]|[a-z]/g,
  ) ?? []

const isFigure = (word: string): boolean => /^£?\d/.test(word)

/** Forms that share no beginning with their word. */
const irregular: Readonly<Record<string, string>> = {
  sent: 'send',
  paid: 'pay',
  kept: 'keep',
  chosen: 'choose',
  bought: 'buy',
  sold: 'sell',
  given: 'give',
  taken: 'take',
  gone: 'go',
  written: 'write',
  hidden: 'hide',
  halves: 'half',
}

/** An ending that doesn't make it another word. */
function stemOf(form: string): string {
  // £125,140 and £125,140.00 are one figure.
  if (isFigure(form)) return form.replaceAll(',', '').replace(/\.00$/, '')
  if (form.length < 4) return form
  const word = irregular[form] ?? form
  return word
    .replace(/'s$|'$/, '')
    .replace(/(?<=[a-z]{3})ies$/, 'y')
    .replace(/(?<=[a-z]{3}(?:s|x|ch|sh))es$/, '')
    .replace(/(?<=[a-z]{2}[^s])s$/, '')
    .replace(/(?<=[a-z]{3})(?:ing|ed)$/, '')
    .replace(/(?<=[a-z]{3})e$/, '')
    .replace(/([^aeiouls])\1$/, '$1')
}

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
  const terms = wordsOf(text)
    .filter((word) => !stopWords.has(word))
    .map(stemOf)
  return terms.slice(1).map((term, index) => `${terms[index]} ${term}`)
}

/** One thing that a question asks about: its own word first, then what others call it. */
export type Concept = readonly Name[]

export interface Name {
  readonly terms: readonly string[]
  readonly weight: number
}

/** A question that a formula answers. */
export const wantsFormula = (question: string): boolean =>
  /\bhow\b.*\b(?:worked out|calculated|computed|determined)\b/.test(plain(question))

/** Names in a question, such as My Benefits: their words belong together. */
export const namesIn = (question: string): readonly string[] =>
  [...question.matchAll(/(?<=\S\s+)\p{Lu}\S*(?:\s+\p{Lu}\S*)+/gu)].map(([name]) => name)

/** A question about what a word means. */
export const wantsMeaning = (question: string): boolean =>
  /\bwhat (?:do|does)\b.*\bmean\b|\b(?:meaning|definition) of\b|\bmeant by\b/.test(plain(question))

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
  if (!/^£?\d{4,}(?:\.\d+)?$/.test(term)) return []
  const other = term.startsWith('£') ? term.slice(1) : `£${term}`
  return [{ terms: [other], weight: figureWeight }]
}

/** A sum is an amount, and a part of a penny is about its decimals. */
function impliedBy(word: string): readonly string[] {
  if (/^£?\d[\d,]*\.\d{3,}$/.test(word)) return ['amount', 'decimals']
  return /^£\d|^\d[\d,]*\.\d\d$/.test(word) ? ['amount'] : []
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
