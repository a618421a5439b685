/** 'a, b and c' */
export const listed = (items: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(items)
