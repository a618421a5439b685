/**
 * Turns names of the code into words, for tables: 'overLimit' becomes 'over limit', and 'requested.telling' 'requested:
 * telling'. The full stops of sentences and amounts stay.
 */
export const spaced = (name: string): string =>
  name
    .replace(/(?<=[a-z])\.(?=[a-z])/i, ': ')
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
