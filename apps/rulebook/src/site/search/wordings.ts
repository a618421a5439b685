/**
 * The wordings by which people ask for a place: each is a short text of its own, and the one that
 * is nearest to the question counts.
 */
import { sameWords, smallWords } from './everyday.ts'
import { isFigure, plain, stemOf, wordsOf } from './stems.ts'

/** Different words for one thing are one term: 'gift card' and 'voucher'. */
export function askedTermsOf(text: string): readonly string[] {
  const own = sameWords.reduce(
    (told, { pattern, word }) => told.replace(pattern, word),
    plain(text).replace(/[?!.;:]+(?=\s|$)/g, ' '),
  )
  const words = wordsOf(own)
  const telling = words.filter((word) => !smallWords.has(word))
  return [...new Set((telling.length > 0 ? telling : words).map(stemOf))]
}

export interface Wordings {
  /** How much a term tells: the fewer places are asked for by it, the more. */
  readonly worth: (term: string) => number
  readonly isKnown: (term: string) => boolean
}

export function wordingsOf(places: readonly (readonly (readonly string[])[])[]): Wordings {
  const asking = new Map<string, number>()
  for (const wordings of places)
    for (const term of new Set(wordings.flat())) asking.set(term, (asking.get(term) ?? 0) + 1)
  const count = Math.max(1, places.length)
  return {
    worth: (term) => Math.log(1 + count / ((asking.get(term) ?? 0) + 0.5)),
    isKnown: (term) => asking.has(term),
  }
}

export interface Nearness {
  /** Of the nearest wording, from 0 to 1. */
  readonly nearest: number
  readonly second: number
  /** How much of the question all wordings together have. */
  readonly together: number
}

/** How near some wordings are to a question. */
export function nearnessOf(
  asked: readonly string[],
  wordings: readonly (readonly string[])[],
  { worth }: Wordings,
): Nearness {
  const [nearest = 0, second = 0] = wordings
    .map((wording) => likeness(asked, wording, worth))
    .toSorted((a, b) => b - a)
  const together = nearest === 0 ? 0 : covered(asked, [...new Set(wordings.flat())], worth)
  return { nearest, second, together }
}

/** Both count: how much of the question the wording has, and how much of the wording was asked. */
function likeness(
  asked: readonly string[],
  wording: readonly string[],
  worth: (term: string) => number,
): number {
  const answered = covered(asked, wording, worth)
  const wanted = answered === 0 ? 0 : covered(wording, asked, worth)
  return wanted === 0 ? 0 : (2 * answered * wanted) / (answered + wanted)
}

function covered(
  some: readonly string[],
  others: readonly string[],
  worth: (term: string) => number,
): number {
  let whole = 0
  let found = 0
  for (const term of some) {
    const counts = worth(term)
    whole += counts
    found += counts * Math.max(0, ...others.map((other) => alike(term, other)))
  }
  return whole === 0 ? 0 : found / whole
}

const almost = 0.85

/** 'confirm' and 'confirmation' are almost the same. */
export function alike(one: string, other: string): number {
  if (one === other) return 1
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (isFigure(short) || short.length < 5) return 0
  const isForm = long.length - short.length < 6 && long.startsWith(short.slice(0, -1))
  return isForm ? almost : 0
}
