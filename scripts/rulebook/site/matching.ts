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
 * all of them, what says its figures: of 'Why is this member offered £0.00?' that is the amount. And
 * when it has none, or nothing says them, what says most of its words.
 */
export function matching<Thing extends Findable>(
  things: readonly Thing[],
  question: string,
): readonly Thing[] {
  const words = wordsOf(question)
  if (words.length === 0) return []
  const said = new Map(
    things.map((thing) => {
      const text = plain(thing.text)
      return [thing, words.filter((word) => text.includes(word))]
    }),
  )
  const saying = (wanted: readonly string[]) =>
    things.filter((thing) => wanted.every((word) => said.get(thing)?.includes(word)))
  const count = (thing: Thing) => said.get(thing)?.length ?? 0
  const figures = words.filter((word) => /\d/.test(word))
  const found = [saying(words), figures.length > 0 ? saying(figures) : []].find(
    (some) => some.length > 0,
  )
  const most = Math.max(1, ...things.map(count))
  const asked = question.trim().toLowerCase()
  return (found ?? things.filter((thing) => count(thing) === most)).toSorted(
    (a, b) =>
      rank(a, asked) - rank(b, asked) ||
      timesIn(b, figures) - timesIn(a, figures) ||
      count(b) - count(a),
  )
}

/** How often it says them: a case in which everything is £0.00 is about that. */
const timesIn = ({ text }: Findable, figures: readonly string[]): number =>
  figures.reduce((times, figure) => times + plain(text).split(figure).length - 1, 0)

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
