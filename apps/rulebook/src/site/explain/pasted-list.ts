/** A whole list was pasted where one case is meant: which part of it to paste. */
export function listInWords(list: readonly unknown[]): string {
  if (list.length === 0) return 'This is an empty list, so there is no case in it to explain.'
  const count = list.length === 1 ? 'one entry' : `${list.length} entries`
  return `This is a list with ${count}. Paste one entry without the square brackets: from its { to its }.`
}
