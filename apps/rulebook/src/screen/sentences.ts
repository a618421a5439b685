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

export function sentenceFinder({ sentences }: RulesInWords) {
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
    return best && explained(shown, best)
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

function explained(shown: string, { sentence, filled }: Found): FoundSentence {
  const { text, anchor, ids, isOurs } = sentence
  const gaps = text.match(/‹[^›]*›/g) ?? []
  return {
    what: 'The sentence',
    shows: shown,
    anchor,
    template: text,
    because: [
      ...(gaps.length > 0 ? [`It reads: ${text}`] : []),
      ...gaps.map((gap, place) => `${gap.slice(1, -1)} is ${filled[place]}`),
      whose(sentence),
    ],
    ids: isOurs ? ['OQ-137'] : isGeneral(sentence) ? ['OQ-006', ...ids] : ids,
  }
}

/** Said on any screen, not only on those of the requirements that quote it. */
const isGeneral = ({ anchor }: SentenceInWords): boolean =>
  anchor.startsWith('sentence-kernel-failure-')

function whose(sentence: SentenceInWords): string {
  if (sentence.isOurs) return 'The specification has no words for this place; these are our own'
  return isGeneral(sentence)
    ? 'A general sentence of the specification, which has it for some screens; the others reuse it'
    : 'Word for word as the specification has it'
}

function patternOf(text: string): RegExp | undefined {
  const pieces = text.split(/‹[^›]*›/)
  const letters = pieces.join('').replace(/[^\p{L}]/gu, '').length
  if (pieces.length > 1 && letters < leastLetters) return undefined
  const escaped = pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${escaped.join('(.+?)')}$`, 'u')
}
