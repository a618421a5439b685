import { type Answer, grouped } from './answers.ts'
import { type Area, areaOf, nearness } from './areas.ts'
import { changesAskedFor } from './changes-asked.ts'
import { namedIn } from './codes.ts'
import { conceptScore, worthsOf } from './concepts.ts'
import { dayIn, timeliness } from './days.ts'
import { formerlySaying } from './former.ts'
import { judgedBy, withJudgements } from './judgements.ts'
import { type Phrase, phraseScore, quotesAll } from './phrases.ts'
import { ratesAskedFor } from './provenance.ts'
import { readAs } from './reading.ts'
import { saidBy, withShortLabels } from './said.ts'
import type { Findable, Indexed, SearchIndex } from './search-index.ts'
import { isFigure, plain, quotedIn } from './stems.ts'
import { withWordings } from './with-wordings.ts'
import {
  type Concept,
  conceptsIn,
  definedIn,
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
  const { question: read } = readAs(typed, index)
  const asked = plain(read.trim())
  const judged = withJudgements(read)
  const question = inUnits(withoutFrame(judged))
  const named = new Set([...namedIn(asked, index), ...judgedBy(typed)])
  const name = definedIn(read)
  // The name of a rate asks for its figure.
  const defined = name === undefined || isRate(index, name) ? undefined : name.replace(/\W+/g, '-')
  const first = index.things.find(
    ({ thing }) =>
      named.has(thing.id.toLowerCase()) ||
      // An entry's own name asks for the entry.
      (defined !== undefined &&
        thing.kind === 'word' &&
        thing.id === `word-${thing.chapter}-${defined}`),
  )
  const concepts = conceptsIn(question)
  const pairs = pairsOf(question)
  const whole = phraseOf(question)
  const phrases = [
    { words: whole, least: 3, weight: 1 },
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
    isOnlyFigure: concepts.every(([name]) => isAmount(name?.terms[0] ?? '')),
    area: areaOf(question),
    day: dayIn(question),
    figures: figuresIn(question),
  }
  const rates = new Set(ratesAskedFor(read, index))
  const scored = index.things
    .map((indexed) => ({ thing: indexed.thing, ...scoreOf(indexed, about, index) }))
    .filter(({ thing, score }) => score > 0 || rates.has(thing) || thing === first?.thing)
  const quoting = new Set(
    index.things
      .filter(({ phrase, reasonPhrase }) =>
        [phrase, reasonPhrase].some((said) => quotesAll(said, whole)),
      )
      .map(({ thing }) => thing),
  )
  const said = saidBy(index, read)
  const wholeness = ({ thing }: Answer<Thing>) =>
    said.whole.has(thing) ? 2 : Number(quoting.has(thing) || rates.has(thing))
  const answers = withWordings(grouped(scored, index.rules), index, judged)
    .map((answer) =>
      rates.has(answer.thing) || answer.thing === first?.thing
        ? { ...answer, fit: 1, isSure: true }
        : answer,
    )
    .toSorted((a, b) => wholeness(b) - wholeness(a))
  const changes = changesAskedFor(read, index)
  return [
    ...changes.map((thing) => ({ thing, rows: [], score: 0, fit: 1, isSure: true })),
    ...formerlySaying(index, typed).map((thing) => ({ thing, rows: [], score: 0, fit: 1 })),
    ...answers.filter(({ thing }) => thing === first?.thing && !changes.includes(thing)),
    ...withShortLabels(
      answers.filter(({ thing }) => thing !== first?.thing && !changes.includes(thing)),
      said,
    ),
  ]
}

const isRate = ({ things }: SearchIndex<Findable>, name: string): boolean =>
  things.some(
    ({ thing: { kind, text } }) =>
      kind === 'rate' && text.toLowerCase().startsWith(`rate: ${name} ·`),
  )

/** Or the word for one, which a question with an amount implies. */
const isAmount = (term: string): boolean => isFigure(term) || term === 'amount'

/** A published figure that is all that was asked for comes before the many cases with it. */
const worthFor = ({ kind }: Findable, { isOnlyFigure }: Asked): number =>
  (worthOfKind[kind] ?? 0.7) * (kind === 'rate' && isOnlyFigure ? 1.6 : 1)

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
  /** Nothing but a figure is asked for: 'What happens at £100,000?' */
  readonly isOnlyFigure: boolean
  readonly area: Area
  /** The day that is asked for. */
  readonly day: string | undefined
  /** Each in all its spellings. */
  readonly figures: readonly (readonly string[])[]
}
