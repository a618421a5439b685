import type { Sentence } from '../source/sentences.ts'

interface Expected {
  readonly file: string
  readonly text: string
}

/**
 * For a cell of a table: the sentences of the product that it expects, whatever stands in their
 * gaps. A sentence that is worded anew is no longer one of them.
 */
export function expectedSentences(
  sentences: readonly (Pick<Sentence, 'texts'> & Pick<Expected, 'file'>)[],
): (cell: string) => readonly Expected[] {
  const files = new Map(
    sentences.flatMap(({ file, texts }) => texts.map((text) => [text, file] as const)),
  )
  const templates = [...files]
    .filter(([text]) => text.includes(' '))
    .map(([text, file]) => {
      const pieces = text.split(/‹[^›]*›/)
      return {
        expected: { file, text },
        begins: pieces[0] ?? '',
        whole: new RegExp(
          `^${pieces.map((piece) => piece.replace(/[\^$.*+?()[\]{}|]/g, '\\$&')).join('.*')}$`,
          's',
        ),
      }
    })
  const known = new Map<string, readonly Expected[]>()
  return (cell) => {
    const found =
      known.get(cell) ??
      templates
        .filter(({ begins, whole }) => cell.startsWith(begins) && whole.test(cell))
        .map(({ expected }) => expected)
    known.set(cell, found)
    return found
  }
}
