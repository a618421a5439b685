/** Builds the HTML of server texts. */
/** Escapes text for use between tags or in an attribute. */
export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

export const paragraph = (html: string): string => `<p>${html}</p>`

export const bullets = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

export const link = (href: string, text: string): string =>
  `<a href="${escaped(href)}">${escaped(text)}</a>`

/** 'pans', 'pans and knives', 'pans, knives and kettles'. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}
