import { stopWords, synonyms } from './vocabulary.ts'

/** Stands for every amount and number, and for the gap of a sentence that one goes into. */
export const gap = '#'

/** Letter case, accents and typographic quotes make no difference. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')

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

/** The end that makes no other word of it. */
function stemOf(word: string): string {
  if (isFigure(word) || word.length < 4) return word
  return word
    .replace(/'s$|'$/, '')
    .replace(/(?<=[a-z]{3})ies$/, 'y')
    .replace(/(?<=[a-z]{3}(?:s|x|ch|sh))es$/, '')
    .replace(/(?<=[a-z]{2}[^s])s$/, '')
    .replace(/(?<=[a-z]{3})(?:ing|ed)$/, '')
    .replace(/(?<=[a-z]{3})e$/, '')
    .replace(/([^aeiouls])\1$/, '$1')
}

/** What a text is found by. */
export const termsOf = (text: string): readonly string[] =>
  wordsOf(apart(text)).map((word) => stemOf(word.replace(/[‹›{}]/g, '')))

/** The words of a sentence with a gap for each number, so that real figures find their template. */
export const phraseOf = (text: string): readonly string[] =>
  wordsOf(text.replace(/£(?=[{‹])/g, '')).map((word) =>
    isFigure(word) || /^[‹{]/.test(word) ? gap : stemOf(word),
  )

/** Words that stand side by side, small ones left out: 'minimum wage' is more than its two words. */
export function pairsOf(text: string): readonly string[] {
  const terms = wordsOf(text)
    .filter((word) => !stopWords.has(word))
    .map(stemOf)
  return terms.slice(1).map((term, index) => `${terms[index]} ${term}`)
}

/** What a question asks about, each with how much it counts. */
export function askedIn(question: string): ReadonlyMap<string, number> {
  const words = wordsOf(question)
  const telling = words.filter((word) => !stopWords.has(word))
  // A question of only small words is searched for as it is.
  const own = telling.length > 0 ? telling : words
  const asked = new Map<string, number>()
  for (const [term, weight] of [...own.map(ownWeight), ...meantBy(words, telling)])
    asked.set(term, Math.max(weight, asked.get(term) ?? 0))
  return asked
}

type Weighed = readonly [term: string, weight: number]

const ownWeight = (word: string): Weighed => [stemOf(word), isFigure(word) ? 2 : 1]

/** What people call the same things that the question speaks of. */
function meantBy(...spoken: readonly (readonly string[])[]): readonly Weighed[] {
  const said = spoken.map((words) => ` ${words.map(stemOf).join(' ')} `).join('')
  return synonyms
    .filter((names) =>
      names.some((name) => said.includes(` ${wordsOf(name).map(stemOf).join(' ')} `)),
    )
    .flat()
    .flatMap((name) => {
      const meant = wordsOf(name).filter((word) => !stopWords.has(word))
      return meant.map((word): Weighed => [stemOf(word), meant.length > 1 ? 0.4 : 0.5])
    })
}
