import { type Area, areaOfThing } from './areas.ts'
import { codesOf, recordsOf } from './codes.ts'
import { type Days, daysOf } from './days.ts'
import type { FormerText } from './former.ts'
import { labelsIn, sentencePattern } from './labels.ts'
import { groupWords } from './vocabulary.ts'
import { askedTermsOf, type Wordings, wordingsOf } from './wordings.ts'
import { pairsOf, phraseOf, termsOf } from './words.ts'

/** Something in the page that can be found. */
export interface Findable {
  readonly id: string
  readonly kind: string
  /** The chapter it stands in. */
  readonly chapter?: string | undefined
  /** Its name, and the headings above it. */
  readonly title: string
  /** What it says. */
  readonly text: string
  /** The reason for it: it finds the thing, too, but counts little. */
  readonly why?: string | undefined
  /** Of a text that was changed; it is found by its former words alone. */
  readonly former?: FormerText | undefined
  /** How people ask for it who have not read it. */
  readonly asked?: readonly string[] | undefined
  /** The requirements that a row or a fact proves. */
  readonly proves: readonly string[]
}

export interface Indexed<Thing extends Findable> {
  readonly thing: Thing
  readonly terms: ReadonlyMap<string, number>
  /** Those that it begins with. */
  readonly lead: ReadonlySet<string>
  readonly titleTerms: ReadonlySet<string>
  readonly pairs: ReadonlySet<string>
  readonly length: number
  readonly phrase: string
  /** The labels of the screen that a rule quotes. */
  readonly labels: ReadonlySet<string>
  /** A sentence of the screen, with whatever fills its gaps. */
  readonly sentence: RegExp | undefined
  /** The reason's own terms and words. */
  readonly reasonTerms: ReadonlySet<string>
  readonly reasonPhrase: string
  /** It says a figure, beside the numbers of requirements. */
  readonly hasFigure: boolean
  readonly hasFormula: boolean
  readonly area: Area
  /** The days for which a rate holds. */
  readonly days: Days | undefined
  /** The terms of each wording by which people ask for it. */
  readonly wordings: readonly (readonly string[])[]
}

export interface SearchIndex<Thing extends Findable> {
  readonly things: readonly Indexed<Thing>[]
  /** Texts that were changed. */
  readonly former: readonly Thing[]
  /** The groups of "What changed", found by questions about changes alone. */
  readonly changes: readonly Thing[]
  /** How much a term counts: the rarer, the more. */
  readonly worth: (term: string) => number
  readonly isKnown: (term: string) => boolean
  /** Everything with this term in its text, title or reason. */
  readonly saying: (term: string) => readonly Indexed<Thing>[]
  /** Hardly anything says it. */
  readonly isRare: (term: string) => boolean
  readonly usualLength: number
  readonly rules: ReadonlyMap<string, Thing>
  readonly wordings: Wordings
  /** The numbers of requirements and decisions, as 'salsac 4' for 'SALSAC-04'. */
  readonly codes: ReadonlyMap<string, string>
  /** The first place of each record, by its number. */
  readonly records: ReadonlyMap<string, string>
}

const leadLength = 6

/** A word in this share of all places, or in less, is rare. */
const rarest = 0.0015

export function indexOf<Thing extends Findable>(all: readonly Thing[]): SearchIndex<Thing> {
  const things = all.filter(({ former, kind }) => former === undefined && kind !== 'changes')
  const indexed = things.map((thing): Indexed<Thing> => {
    const terms = termsOf(`${thing.id} ${thing.text}`)
    const title = termsOf(`${thing.title} ${thing.kind === 'requirement' ? groupOf(thing.id) : ''}`)
    return {
      thing,
      terms: counted(terms),
      lead: new Set(termsOf(thing.text.replace(/^[A-Z]+-\d+\s/, '')).slice(0, leadLength)),
      titleTerms: new Set(title),
      pairs: new Set(pairsOf(thing.text)),
      length: terms.length,
      hasFigure: /(?<![\w-])£?\d/.test(thing.text),
      hasFormula: /\s[=×÷]\s/.test(thing.text),
      area: areaOfThing(thing),
      days: thing.kind === 'rate' ? daysOf(thing.text) : undefined,
      wordings: (thing.asked ?? []).map(askedTermsOf),
      phrase: ` ${phraseOf(thing.text).join(' ')} `,
      sentence: thing.kind === 'sentence' ? sentencePattern(thing.text) : undefined,
      labels: isRule(thing) ? labelsIn(thing.text) : noLabels,
      reasonTerms: new Set(termsOf(thing.why ?? '')),
      reasonPhrase: ` ${phraseOf(thing.why ?? '').join(' ')} `,
    }
  })
  const holding = counted(
    indexed.flatMap(({ terms, titleTerms }) => [...new Set([...terms.keys(), ...titleTerms])]),
  )
  const inReasons = counted(indexed.flatMap(({ reasonTerms }) => [...reasonTerms]))
  const rarity = (count: number) => Math.log(1 + things.length / (1 + count))
  // How rare a term is does not depend on reasons, unless it stands in reasons alone.
  const worths = new Map(
    [...inReasons, ...holding].map(([term, count]) => [term, rarity(count)] as const),
  )
  const saying = sayingEach(indexed)
  return {
    things: indexed,
    former: all.filter(({ former }) => former !== undefined),
    changes: all.filter(({ kind }) => kind === 'changes'),
    wordings: wordingsOf(
      indexed.map(({ wordings }) => wordings).filter((wordings) => wordings.length > 0),
    ),
    codes: codesOf(things),
    records: recordsOf(things),
    isKnown: (term) => worths.has(term),
    saying: (term) => saying.get(term) ?? [],
    isRare: (term) => (holding.get(term) ?? 0) <= rarest * things.length,
    worth: (term) => worths.get(term) ?? rarity(0),
    rules: new Map(
      things.filter(({ kind }) => kind === 'requirement').map((thing) => [thing.id, thing]),
    ),
    usualLength: indexed.reduce((sum, { length }) => sum + length, 0) / Math.max(1, things.length),
  }
}

function sayingEach<Thing extends Findable>(
  things: readonly Indexed<Thing>[],
): ReadonlyMap<string, readonly Indexed<Thing>[]> {
  const saying = new Map<string, Indexed<Thing>[]>()
  for (const indexed of things) {
    const { terms, lead, titleTerms, reasonTerms } = indexed
    for (const term of new Set([...terms.keys(), ...lead, ...titleTerms, ...reasonTerms])) {
      const others = saying.get(term)
      if (others === undefined) saying.set(term, [indexed])
      else others.push(indexed)
    }
  }
  return saying
}

const noLabels: ReadonlySet<string> = new Set()

const isRule = ({ kind }: Findable): boolean => kind === 'requirement' || kind === 'decision'

/** 'BANKW bank withdrawal …' of 'BANKW-21'. */
function groupOf(id: string): string {
  const group = id.replace(/-.*/, '')
  return `${group} ${groupWords[group] ?? ''}`
}

function counted(terms: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}
