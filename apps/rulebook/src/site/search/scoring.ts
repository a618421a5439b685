import { type Area, nearness } from './areas.ts'
import { conceptScore } from './concepts.ts'
import { timeliness } from './days.ts'
import { type Phrase, phraseScore } from './phrases.ts'
import type { Findable, Indexed, SearchIndex } from './search-index.ts'
import type { Concept } from './words.ts'

/** What is asked, read once for everything that may answer. */
export interface Asked {
  readonly concepts: readonly Concept[]
  readonly worths: readonly number[]
  readonly pairs: readonly string[]
  readonly phrases: readonly Phrase[]
  readonly wantsFigure: boolean
  readonly wantsFormula: boolean
  readonly wantsMeaning: boolean
  readonly isWhy: boolean
  readonly namesFigure: boolean
  readonly namesShare: boolean
  /** Nothing but a figure is asked for: 'What happens at £100,000?' */
  readonly isOnlyFigure: boolean
  readonly area: Area
  /** The day that is asked for. */
  readonly day: string | undefined
  /** Each in all its spellings. */
  readonly figures: readonly (readonly string[])[]
}

/** How much more an answer of one kind counts than another with the same words. */
const worthOfKind: Readonly<Record<string, number>> = {
  page: 1.3,
  requirement: 1.4,
  decision: 1.125,
  /** Why something was decided, and how Save is built. */
  record: 0.6,
  chapter: 0.8,
  machine: 1.15,
  rule: 0.75,
  figure: 0.9,
  rate: 1,
  sentence: 0.7,
  word: 0.75,
  row: 0.8,
  fact: 0.7,
}

/** A published figure that is all that was asked for comes before the many cases with it. */
const worthFor = ({ kind }: Findable, { isOnlyFigure }: Asked): number =>
  (worthOfKind[kind] ?? 0.7) * (kind === 'rate' && isOnlyFigure ? 1.6 : 1)

/** How well a thing answers, and how much of the question it covers: from 0 to 1. */
export function scoreOf<Thing extends Findable>(
  indexed: Indexed<Thing>,
  asked: Asked,
  index: SearchIndex<Thing>,
): { readonly score: number; readonly fit: number } {
  const { thing, pairs, phrase, hasFigure, hasFormula } = indexed
  const byPairs = asked.pairs
    .filter((pair) => pairs.has(pair))
    .reduce(
      (score, pair) =>
        score + pair.split(' ').reduce((sum, term) => sum + index.worth(term), 0) * 0.3,
      0,
    )
  const isWhy = asked.isWhy && thing.kind === 'decision'
  // A case of no requirement shows an answer in figures, and tells nobody the rule.
  const isOnlyFigures = thing.kind === 'row' && thing.proves.length === 0 && !asked.namesFigure
  // A case with all the figures that were named, and not with one by chance.
  const hasAllFigures =
    (asked.figures.length > 1 || asked.namesShare) &&
    asked.figures.every((spellings) => spellings.some((term) => indexed.terms.has(term)))
  const byPhrases = asked.phrases.map((words) => phraseScore(phrase, words))
  const { score: byConcepts, part } = conceptScore(indexed, asked, index)
  const score =
    (byConcepts + byPairs + byPhrases.reduce((sum, { score }) => sum + score, 0)) *
    worthFor(thing, asked) *
    (asked.wantsFigure && hasFigure ? 1.3 : 1) *
    (asked.wantsFormula && hasFormula ? 1.3 : 1) *
    (asked.wantsMeaning && thing.kind === 'word' ? 2.5 : 1) *
    (isWhy ? 1.3 : 1) *
    (isOnlyFigures ? 0.6 : 1) *
    (hasAllFigures ? 1.5 : 1) *
    nearness(indexed.area, asked.area) *
    timeliness(indexed.days, asked.day)
  return { score, fit: Math.max(part, byPhrases[0]?.part ?? 0) }
}

/**
 * What can have a score: it says one of the terms that were asked for, or several words in a row. Most of
 * the rulebook says nothing of a question. What is sure to be an answer comes with it.
 */
export function likelyFor<Thing extends Findable>(
  { things, saying }: SearchIndex<Thing>,
  { concepts, pairs, phrases }: Pick<Asked, 'concepts' | 'pairs' | 'phrases'>,
  isSure: (thing: Thing) => boolean,
): readonly Indexed<Thing>[] {
  const terms = [
    ...concepts.flatMap((names) => names.flatMap((name) => name.terms)),
    ...pairs.flatMap((pair) => pair.split(' ')),
  ]
  const said = new Set(terms.flatMap(saying))
  return things.filter(
    (indexed) =>
      said.has(indexed) ||
      isSure(indexed.thing) ||
      phrases.some((words) => phraseScore(indexed.phrase, words).score > 0),
  )
}
