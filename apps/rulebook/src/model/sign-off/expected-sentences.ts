import type { Sentence } from '../../source/sentences.ts'

interface Expected {
  readonly file: string
  readonly text: string
}

type Said = Pick<Sentence, 'texts'> & Pick<Expected, 'file'>

/**
 * For a cell of a table: the sentences of the product that it expects, whatever stands in their
 * gaps. A sentence that is worded anew is no longer one of them.
 */
export function expectedSentences(
  sentences: readonly Said[],
): (cell: string) => readonly Expected[] {
  const templates = templatesOf(sentences).map(({ pieces, ...expected }) => ({
    expected,
    begins: pieces[0] ?? '',
    whole: new RegExp(`^${patternOf(pieces)}$`, 's'),
  }))
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

/** The sentences of the product that a text quotes, in quotation marks. */
export function quotedSentences(sentences: readonly Said[]): (text: string) => readonly Expected[] {
  const templates = templatesOf(sentences).map(({ pieces, ...expected }) => ({
    expected,
    quoted: new RegExp(`['"‘“]${patternOf(pieces)}['"’”]`),
  }))
  return (text) =>
    templates.filter(({ quoted }) => quoted.test(text)).map(({ expected }) => expected)
}

/** A single word stands in many texts by chance. */
const templatesOf = (sentences: readonly Said[]) =>
  [...new Map(sentences.flatMap(({ file, texts }) => texts.map((text) => [text, file] as const)))]
    .filter(([text]) => text.includes(' '))
    .map(([text, file]) => ({ file, text, pieces: text.split(/‹[^›]*›/) }))

const patternOf = (pieces: readonly string[]): string =>
  pieces.map((piece) => piece.replace(/[\^$.*+?()[\]{}|]/g, '\\$&')).join('.*')
