/** A name of the code as words, for tables: 'overLimit' is 'over limit', 'requested.telling' 'requested: telling'. A sentence stays as it is. */
export const spaced = (name: string): string =>
  /^\w+(?:\.\w+)*$/.test(name)
    ? name.replace('.', ': ').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    : name
