/** A requirement (LOGIN-11) or an answered question (OQ-135). */
const id = /[A-Z]+-\d{2,3}\b/y
const separator = /\s*(?:[,/&]|\band\b)?\s*(?=[A-Z]+-\d{2,3}\b)/y

/**
 * The ids at the beginning of a title: `LOGIN-16, LOGIN-17 the form is locked while it is sent` proves two. Later ids
 * don't count.
 */
export function idsOf(title: string): readonly string[] {
  const ids: string[] = []
  let at = 0
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const [text] = pattern.exec(title) ?? []
    at += text?.length ?? 0
    return text
  }
  for (let found = take(id); found !== undefined; found = take(separator) && take(id))
    ids.push(found)
  return ids
}
