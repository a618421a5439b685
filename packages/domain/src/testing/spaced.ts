/** A name of the code as words, for tables: 'overLimit' is 'over limit', 'requested.telling' 'requested: telling'. */
export const spaced = (name: string): string =>
  name.replace('.', ': ').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
