/**
 * Turns names of the code into words, for tables: 'overLimit' into 'over limit', 'requested.telling' into 'requested:
 * telling'. The full stops of a sentence and of an amount stay.
 */
export const spaced = (name: string): string =>
  name
    .replace(/(?<=[a-z])\.(?=[a-z])/i, ': ')
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
