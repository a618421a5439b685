import type { Findable, Indexed, SearchIndex } from './search-index.ts'
import type { Concept, Name } from './words.ts'

interface AskedConcepts {
  readonly concepts: readonly Concept[]
  /** What each of them could count at most. */
  readonly worths: readonly number[]
}

/** What each concept could count at most. */
export const worthsOf = <Thing extends Findable>(
  concepts: readonly Concept[],
  index: SearchIndex<Thing>,
): readonly number[] =>
  concepts.map((names) => Math.max(0, ...names.map((name) => mostOf(name, index))))

/**
 * How well a thing covers what a question asks about: each concept counts once, whatever it is
 * called. `part` is how much of the question it covers, from 0 to 1.
 */
export function conceptScore<Thing extends Findable>(
  indexed: Indexed<Thing>,
  { concepts, worths }: AskedConcepts,
  index: SearchIndex<Thing>,
): { readonly score: number; readonly part: number } {
  const scores = concepts.map((names) =>
    Math.max(...names.map((name) => nameScore(indexed, name, names, index))),
  )
  const covered = sumOf(worths.filter((_, place) => (scores[place] ?? 0) > 0))
  const whole = Math.max(1, sumOf(worths))
  const told = concepts.map((names, place) => {
    const worth = worths[place] || worthOfAsked(names, index)
    return { worth, part: worth * saidOf(indexed, names) }
  })
  return {
    score: sumOf(scores) * (0.5 + (0.5 * covered) / whole),
    part: sumOf(told.map(({ part }) => part)) / Math.max(1, sumOf(told.map(({ worth }) => worth))),
  }
}

/** A word that only wordings have is rare; one that nothing has counts elsewhere. */
const worthOfAsked = (
  [own]: Concept,
  { worth, wordings }: Pick<SearchIndex<Findable>, 'worth' | 'wordings'>,
): number => {
  const [term = ''] = own?.terms ?? []
  return wordings.isKnown(term) ? worth(term) : 0
}

/**
 * How much of a concept a thing says: all of it by its own word, less by another name, and of a name
 * of several words as much as is there.
 */
const saidOf = ({ terms, titleTerms, reasonTerms }: Indexed<Findable>, names: Concept): number =>
  Math.max(
    0,
    ...names.map(({ terms: own, weight }) => {
      const found = own.filter(
        (term) => terms.has(term) || titleTerms.has(term) || reasonTerms.has(term),
      )
      return (Math.min(1, weight) * found.length) / own.length
    }),
  )

/** A name of several words counts as far as all of them are there. */
function nameScore<Thing extends Findable>(
  indexed: Indexed<Thing>,
  { terms, weight }: Name,
  [own]: Concept,
  index: SearchIndex<Thing>,
): number {
  const found = terms.map((term) => termScore(indexed, term, index)).filter((score) => score > 0)
  // A word that nothing here uses is known by its other names alone.
  const isUnknown = !index.isKnown(own?.terms[0] ?? '')
  return (isUnknown ? 1 : weight) * (found.length / terms.length) * sumOf(found)
}

function termScore<Thing extends Findable>(
  { terms, lead, titleTerms, reasonTerms, length }: Indexed<Thing>,
  term: string,
  { worth, usualLength }: SearchIndex<Thing>,
): number {
  const times =
    (terms.get(term) ?? 0) + (titleTerms.has(term) ? 0.7 : 0) + (lead.has(term) ? 0.5 : 0)
  if (times === 0) return reasonTerms.has(term) ? reasonWorth * worth(term) : 0
  const often = (times * 2.2) / (times + 1.2 * (0.6 + (0.4 * length) / usualLength))
  return worth(term) * often
}

/** How much a term of the reason counts, compared with one of the answer. */
const reasonWorth = 0.3

/** What a name could count at most. */
const mostOf = (
  { terms, weight }: Name,
  { isKnown, worth }: Pick<SearchIndex<Findable>, 'isKnown' | 'worth'>,
): number => (terms.every(isKnown) ? weight * Math.max(...terms.map(worth)) : 0)

const sumOf = (some: readonly number[]): number => some.reduce((sum, one) => sum + one, 0)
