/** What the screen says word for word, and the rules that quote it. */
import type { Answer } from './answers.ts'
import { asSentence, isShortLabel, labelsFor } from './labels.ts'
import type { Findable, SearchIndex } from './search-index.ts'

export interface Said<Thing> {
  /** The rules that quote a label which is all that was asked, and the sentence that it is. */
  readonly whole: ReadonlySet<Thing>
  /** A label of two or three words that it is: it may as well be a question about them. */
  readonly short: ReadonlySet<Thing>
}

export function saidBy<Thing extends Findable>(
  { things }: SearchIndex<Thing>,
  question: string,
): Said<Thing> {
  const quoting = labelsFor(question)
    .map((label) => things.filter(({ labels }) => labels.has(label)))
    .find((those) => those.length > 0)
  const asked = asSentence(question)
  const saying = things.filter(({ sentence }) => sentence?.test(asked) === true)
  const [short, long] = [true, false].map((is) =>
    saying.filter(({ thing }) => isShortLabel(thing.text) === is).map(({ thing }) => thing),
  )
  return {
    whole: new Set([...(quoting ?? []).map(({ thing }) => thing), ...(long ?? [])]),
    short: new Set(short),
  }
}

/** The best answer first, and then the label itself. */
export function withShortLabels<Thing extends Findable>(
  answers: readonly Answer<Thing>[],
  { short }: Said<Thing>,
): readonly Answer<Thing>[] {
  const [best, ...others] = answers
  if (best === undefined || short.size === 0) return answers
  const isShort = ({ thing }: Answer<Thing>) => short.has(thing)
  return [best, ...others.filter(isShort), ...others.filter((one) => !isShort(one))]
}
