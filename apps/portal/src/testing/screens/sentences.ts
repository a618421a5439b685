/** The short sentences of a cell, separated by semicolons. */
export const listed = (cell: string): readonly string[] =>
  cell === ''
    ? []
    : cell
        .split(';')
        .map((part) => part.trim())
        .filter((part) => part !== '')

/** What a sentence does, and the words it is given. */
export function found<Do>(
  known: readonly (readonly [RegExp, Do])[],
  sentence: string,
): readonly [Do, readonly string[]] {
  for (const [pattern, what] of known) {
    const match = pattern.exec(sentence)
    if (match !== null) return [what, match.slice(1)]
  }
  throw new Error(`'${sentence}' is nothing that a row can say.`)
}
