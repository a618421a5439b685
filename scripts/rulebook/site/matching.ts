/** Something in the page that can be found. */
export interface Findable {
  readonly id: string
  readonly kind: string
  /** Everything that it is found by. */
  readonly text: string
}

/** What comes first, when several things say the same. */
const kinds: readonly string[] = [
  'requirement',
  'row',
  'figure',
  'sentence',
  'rule',
  'fact',
  'word',
  'decision',
  'machine',
]

/**
 * What says all the words of a question; the number that was asked for comes first. When nothing says
 * all, whatever says the rarest of them: of 'Why is this member offered £0.00?' that is the amount.
 */
export function matching<Thing extends Findable>(
  things: readonly Thing[],
  question: string,
): readonly Thing[] {
  const words = wordsOf(question)
  if (words.length === 0) return []
  const texts = new Map(things.map((thing) => [thing, plain(thing.text)]))
  const saying = (some: readonly string[]) =>
    things.filter((thing) => some.every((word) => texts.get(thing)?.includes(word)))
  const asked = question.trim().toLowerCase()
  const found = saying(words)
  const answer = found.length > 0 ? found : saying(rarest(words, [...texts.values()]))
  return answer.toSorted((a, b) => rank(a, asked) - rank(b, asked))
}

/** As many of the words as still occur together, the rarest first. */
function rarest(words: readonly string[], texts: readonly string[]): readonly string[] {
  const counted = words
    .map((word) => ({ word, count: texts.filter((text) => text.includes(word)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.count - b.count)
  const [first] = counted
  if (first === undefined) return words
  const together = [first.word]
  for (const { word } of counted.slice(1)) {
    const some = [...together, word]
    if (texts.some((text) => some.every((part) => text.includes(part)))) together.push(word)
  }
  return together
}

const rank = ({ id, kind }: Findable, asked: string): number =>
  id.toLowerCase() === asked ? -1 : kinds.indexOf(kind)

const wordsOf = (question: string): readonly string[] =>
  plain(question)
    .split(/\s+/)
    .map((word) => word.replace(/[?!,;:]+$/, ''))
    .filter((word) => word !== '')

/** Letter case, accents and typographic quotes make no difference. */
const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[‘’]/g, "'")
