/** Which sentence of the product a text on the screen is, and what is in its gaps. */
import type { Explanation } from '../site/explain/explanation.ts'
import type { RulesInWords, SentenceInWords } from './rules-in-words.ts'

export interface FoundSentence extends Explanation {
  /** The sentence's place in the rulebook. */
  readonly anchor: string
  /** As it is written, with its gaps. */
  readonly template: string
}

/** A text that is mostly gaps would be found everywhere. */
const leastLetters = 6

export function sentenceFinder({ sentences, groups }: RulesInWords) {
  const templates = sentences.map((sentence) => ({
    sentence,
    pattern: patternOf(sentence.text),
  }))

  return (shown: string, contexts: readonly string[]): FoundSentence | undefined => {
    const found = templates.flatMap(({ sentence, pattern }) => {
      const filled = pattern?.exec(shown)
      return filled ? [{ sentence, filled: filled.slice(1) }] : []
    })
    const best = found.toSorted((one, other) => rankOf(other, contexts) - rankOf(one, contexts))[0]
    const own = [...contexts, ...everywhere].flatMap((context) => groups[context] ?? [])
    return best && explained(shown, best, (id) => own.some((group) => id.startsWith(`${group}-`)))
  }
}

interface Found {
  readonly sentence: SentenceInWords
  readonly filled: readonly string[]
}

/** A sentence of this screen goes first, then one without gaps, then one of the specification. */
const rankOf = ({ sentence, filled }: Found, contexts: readonly string[]): number =>
  (contexts.includes(sentence.context) ? 8 : 0) +
  (filled.length === 0 ? 4 : 0) +
  (sentence.isOurs ? 0 : 2) +
  (sentence.ids.length > 0 ? 1 : 0)

function explained(
  shown: string,
  { sentence, filled }: Found,
  isOfScreen: (id: string) => boolean,
): FoundSentence {
  const { text, anchor } = sentence
  const gaps = text.match(/‹[^›]*›/g) ?? []
  const { says, ids } = sourceOf(sentence, isOfScreen)
  return {
    what: 'The sentence',
    shows: shown,
    anchor,
    template: text,
    because: [
      ...(gaps.length > 0 ? [`It reads: ${text}`] : []),
      ...gaps.map((gap, place) => `${gap.slice(1, -1)} is ${filled[place]}`),
      says,
    ],
    ids,
  }
}

/** Who says so: the specification for this screen, or for another one, or we. */
function sourceOf(
  { ids, answers, isOurs }: SentenceInWords,
  isOfScreen: (id: string) => boolean,
): { readonly says: string; readonly ids: readonly string[] } {
  if (isOurs)
    return {
      says: 'The specification has no words for this place; these are our own',
      ids: ['OQ-137'],
    }
  const own = ids.filter(isOfScreen)
  return own.length > 0 || ids.length === 0
    ? { says: 'Word for word as the specification has it', ids: own }
    : {
        says: 'The specification has these words for another screen; they are reused here',
        ids: [...answers, ...ids],
      }
}

/** Around every screen: the frame, the login over it, what all of them share. */
const everywhere = ['shell', 'session', 'help', 'portal', 'kernel']

function patternOf(text: string): RegExp | undefined {
  const pieces = text.split(/‹[^›]*›/)
  const letters = pieces.join('').replace(/[^\p{L}]/gu, '').length
  if (pieces.length > 1 && letters < leastLetters) return undefined
  const escaped = pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${escaped.join('(.+?)')}$`, 'u')
}
