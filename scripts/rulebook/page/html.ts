/** Text that is HTML already. */
export interface Html {
  readonly html: string
}

type Part = Html | string | number | undefined | false | readonly Part[]

/** Everything that is put in is escaped, unless it is HTML itself. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: texts.reduce((before, text, index) => `${before}${written(parts[index - 1])}${text}`),
})

/** HTML that another tool made. */
export const raw = (text: string): Html => ({ html: text })

export const nothing: Html = raw('')

function written(part: Part): string {
  if (part === undefined || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part))
  return 'html' in part ? part.html : part.map(written).join('')
}

const characters: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => characters[character] ?? character)
