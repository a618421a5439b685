import type { Sentence } from '../source/sentences.ts'

/**
 * For a cell of a table: the sentences of the product that it expects, whatever stands in their
 * gaps. A sentence that is worded anew is no longer one of them.
 */
export function expectedSentences(
  sentences: readonly Pick<Sentence, 'texts'>[],
): (cell: string) => readonly string[] {
  const templates = [...new Set(sentences.flatMap(({ texts }) => texts))]
    .filter((text) => text.includes(' '))
    .map((text) => {
      const pieces = text.split(/‹[^›]*›/)
      return {
        text,
        begins: pieces[0] ?? '',
        whole: new RegExp(
          `^${pieces.map((piece) => piece.replace(/[\^$.*+?()[\]{}|]/g, '\\$&')).join('.*')}$`,
          's',
        ),
      }
    })
  const known = new Map<string, readonly string[]>()
  return (cell) => {
    const found =
      known.get(cell) ??
      templates
        .filter(({ begins, whole }) => cell.startsWith(begins) && whole.test(cell))
        .map(({ text }) => text)
    known.set(cell, found)
    return found
  }
}
