import { type Answer, grouped } from './answers.ts'
import { areaOf } from './areas.ts'
import { changesAskedFor } from './changes-asked.ts'
import { namedIn } from './codes.ts'
import { worthsOf } from './concepts.ts'
import { dayIn } from './days.ts'
import { formerlySaying } from './former.ts'
import { judgedBy, withJudgements } from './judgements.ts'
import { quotesAll } from './phrases.ts'
import { ratesAskedFor } from './provenance.ts'
import { readAs } from './reading.ts'
import { saidBy, withShortLabels } from './said.ts'
import { type Asked, likelyFor, scoreOf } from './scoring.ts'
import type { Findable, SearchIndex } from './search-index.ts'
import { isFigure, plain, quotedIn } from './stems.ts'
import { withWordings } from './with-wordings.ts'
import {
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
  const scored = likelyFor(index, about, (thing) => rates.has(thing) || thing === first?.thing)
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
