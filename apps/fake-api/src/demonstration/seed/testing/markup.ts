/**
 * Says why markup isn't well-formed; `undefined` if it is. As strict about tags and entities as an XML parser, but
 * knows only those that the seed and the art use.
 */
export function malformedAt(markup: string): string | undefined {
  const open: string[] = []
  let position = 0
  for (const match of markup.matchAll(token)) {
    if (match.index !== position) return around(markup, position)
    position += match[0].length
    const [, isEnd, name, isEmpty] = match
    if (name === undefined || isEmpty) continue
    if (!isEnd) open.push(name)
    else if (open.pop() !== name) return around(markup, match.index)
  }
  if (position !== markup.length) return around(markup, position)
  return open.length > 0 ? `left open: ${open.join(' ')}` : undefined
}

const text = '(?:[^<>&]|&(?:amp|lt|gt|quot|nbsp|#\\d+);)'
const attribute = `\\s+[\\w:-]+="(?:[^<>&"]|&(?:amp|lt|gt|quot|#\\d+);)*"`
const token = new RegExp(`<(/?)([a-zA-Z][\\w]*)(?:${attribute})*\\s*(/?)>|${text}+`, 'g')

const around = (markup: string, position: number) =>
  markup.slice(Math.max(0, position - 30), position + 50)
