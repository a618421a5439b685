import DOMPurify from 'dompurify'

/**
 * The allowed HTML from the server: structure, lists, tables, links and pictures. Styles, classes, ids, scripts and
 * controls are dropped, so that our own typography applies and nothing in it is interactive (OQ-030, OQ-142).
 */
const profile = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'div', 'span', 'section', 'article', 'aside', 'blockquote', 'pre'],
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['a', 'img', 'figure', 'figcaption', '#text'],
    ...['b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'abbr', 'code'],
  ],
  ALLOWED_ATTR: [
    ...['href', 'src', 'alt', 'title', 'width', 'height', 'lang', 'dir'],
    ...['colspan', 'rowspan', 'scope', 'span', 'start', 'reversed'],
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  /** http(s), mailto and tel, or an address without a scheme. */
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))/i,
  /** Elements with input or code, not text: dropped with their content. */
  ADD_FORBID_CONTENTS: ['button', 'select', 'option', 'datalist', 'textarea', 'canvas'],
  RETURN_DOM_FRAGMENT: true,
} as const

/** The content as nodes for the page; its headings continue from `topLevel` without a gap. */
export function sanitised(html: string, topLevel: number): DocumentFragment {
  const content = DOMPurify.sanitize(html, {
    ...profile,
    ALLOWED_TAGS: [...profile.ALLOWED_TAGS],
    ALLOWED_ATTR: [...profile.ALLOWED_ATTR],
    ADD_FORBID_CONTENTS: [...profile.ADD_FORBID_CONTENTS],
  })
  for (const image of content.querySelectorAll('img:not([alt])')) image.setAttribute('alt', '')
  levelHeadings(content, topLevel)
  return content
}

/** Changes levels so that each heading is at most one below its parent. */
function levelHeadings(content: DocumentFragment, topLevel: number): void {
  const parents: number[] = []
  for (const heading of content.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const written = Number(heading.localName.slice(1))
    while ((parents.at(-1) ?? 0) >= written) parents.pop()
    const level = Math.min(topLevel + parents.length, 6)
    parents.push(written)
    const levelled = document.createElement(`h${level}`)
    levelled.append(...heading.childNodes)
    heading.replaceWith(levelled)
  }
}
