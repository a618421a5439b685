/** 'Up to £25.00' is its words and, last, its figure; the words may be missing. */
export function wordsAndFigure(text: string): readonly [words: string, figure: string] {
  const start = text.trimEnd().lastIndexOf(' ') + 1
  return [text.slice(0, start), text.slice(start)]
}

/** '£1,284.60' is '£1,284' and '.60', '7.5%' is '7.5' and '%': the part that is set smaller comes last. */
export function headAndTail(figure: string): readonly [head: string, tail: string] {
  const tail = /(?:\.\d\d|%)$/.exec(figure)?.[0] ?? ''
  return [figure.slice(0, figure.length - tail.length), tail]
}
