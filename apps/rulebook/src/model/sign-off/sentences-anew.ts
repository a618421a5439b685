/** How a sentence that nobody says any more reads today. */
import type { SentenceFile } from '../statements/domain.ts'

export interface SaidText {
  readonly file: string
  readonly text: string
}

/** Every text of every sentence. */
export const saidTexts = (
  sources: readonly { readonly sentences: readonly SentenceFile[] }[],
): readonly SaidText[] =>
  sources
    .flatMap(({ sentences }) => sentences)
    .flatMap(({ file, sentences }) =>
      sentences.flatMap(({ texts }) => texts.map((text) => ({ file, text }))),
    )

/** The sentence of the same file that has most of its words; none while it is said, or if none has the half of them. */
export function writtenAnew(
  file: string,
  was: string,
  said: readonly SaidText[],
): string | undefined {
  if (said.some(({ text }) => text === was)) return undefined
  const [best] = said
    .filter((one) => one.file === file)
    .map(({ text }) => ({ text, share: shareOf(was, text) }))
    .toSorted((one, other) => other.share - one.share)
  return best !== undefined && best.share > 1 / 2 ? best.text : undefined
}

/** Of all words of both the part that both have. */
function shareOf(one: string, other: string): number {
  const [own, others] = [wordsOf(one), wordsOf(other)]
  const all = new Set([...own, ...others]).size
  return all === 0 ? 0 : [...own].filter((word) => others.has(word)).length / all
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.match(/[\p{L}\p{N}]+/gu))
