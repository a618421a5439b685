import { type Answer, grouped } from './answers.ts'
import { type Area, areaOf, nearness } from './areas.ts'
import { conceptScore, worthsOf } from './concepts.ts'
import { dayIn, timeliness } from './days.ts'
import type { Findable, Indexed, SearchIndex } from './search-index.ts'
import { gap, plain } from './stems.ts'
import { withWordings } from './with-wordings.ts'
import {
  type Concept,
  conceptsIn,
  figuresIn,
  inUnits,
  namesIn,
  pairsOf,
  phraseOf,
  wantsFigure,
  wantsFormula,
  wantsMeaning,
  withoutFrame,
} from './words.ts'

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

/** The best answers first: rules, each with its matching rows and facts. */
export function answersTo<Thing extends Findable>(
  index: SearchIndex<Thing>,
  typed: string,
): readonly Answer<Thing>[] {
  if (typed.trim() === '') return []
  const asked = plain(typed.trim())
  const question = inUnits(withoutFrame(typed))
  const named = new Set(asked.match(/[a-z]+-\d{2,3}(?!\d)/g) ?? [asked])
  const byId = index.things.find(({ thing }) => named.has(thing.id.toLowerCase()))
  const concepts = conceptsIn(question)
  const pairs = pairsOf(question)
  const phrases = [
    { words: phraseOf(question), least: 3, weight: 1 },
    ...[...quotedIn(question), ...namesIn(question)].map((text) => ({
      words: phraseOf(text),
      least: 2,
      weight: 2,
    })),
  ]
  const about: Asked = {
    concepts,
    worths: worthsOf(concepts, index),
    pairs,
    phrases,
    wantsFigure: wantsFigure(question),
    wantsFormula: wantsFormula(question),
    wantsMeaning: wantsMeaning(question),
    isWhy: /^\s*why\b/i.test(question),
    namesFigure: /\d/.test(question),
    namesShare: /\d%/.test(question),
    area: areaOf(question),
    day: dayIn(question),
    figures: figuresIn(question),
  }
  const scored = index.things
    .map((indexed) => ({ thing: indexed.thing, ...scoreOf(indexed, about, index) }))
    .filter(({ score }) => score > 0)
  const answers = withWordings(grouped(scored, index.rules), index, typed)
  return byId === undefined
    ? answers
    : [
        ...answers.filter(({ thing }) => thing === byId.thing),
        ...answers.filter(({ thing }) => thing !== byId.thing),
      ]
}

function scoreOf<Thing extends Findable>(
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
    (worthOfKind[thing.kind] ?? 0.7) *
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

interface Asked {
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
  readonly area: Area
  /** The day that is asked for. */
  readonly day: string | undefined
  /** Each in all its spellings. */
  readonly figures: readonly (readonly string[])[]
}

interface Phrase {
  readonly words: readonly string[]
  /** This many words in a row can't be an accident. */
  readonly least: number
  readonly weight: number
}

const quotedIn = (question: string): readonly string[] =>
  [...plain(question).matchAll(/"([^"]+)"|(?<!\w)'([^']+)'(?!\w)/g)].map(
    ([, double, single]) => double ?? single ?? '',
  )

/**
 * Words in the same order as in the question: a sentence quoted word for word. `part` is how much
 * of the question they are.
 */
function phraseScore(
  text: string,
  { words, least, weight }: Phrase,
): { readonly score: number; readonly part: number } {
  let longest = 0
  for (let from = 0; from < words.length; from += 1)
    // A text with a run of words has each shorter one that begins with the same word.
    for (let count = Math.max(longest + 1, least); from + count <= words.length; count += 1) {
      const { text: run, isOnlyGaps } = runOf(words, from, count)
      if (!text.includes(run)) break
      if (!isOnlyGaps) longest = count
    }
  if (longest === 0) return { score: 0, part: 0 }
  const isWhole = longest === words.length && longest > 3
  const whole = isWhole ? (12 * longest) / text.trim().split(' ').length : 0
  return { score: weight * longest * 1.5 + whole, part: longest / words.length }
}

interface Run {
  readonly text: string
  readonly isOnlyGaps: boolean
}

/** The runs of words in what is asked, which are looked for in everything. */
const runs = new WeakMap<readonly string[], Map<number, Run>>()

function runOf(words: readonly string[], from: number, count: number): Run {
  const known = runs.get(words) ?? new Map<number, Run>()
  runs.set(words, known)
  const key = from * (words.length + 1) + count
  const run = known.get(key) ?? writtenRun(words.slice(from, from + count))
  known.set(key, run)
  return run
}

const writtenRun = (some: readonly string[]): Run => ({
  text: ` ${some.join(' ')} `,
  isOnlyGaps: some.every((word) => word === gap),
})
