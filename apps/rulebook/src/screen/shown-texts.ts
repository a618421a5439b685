/** The texts that a page shows, each with the element that holds it. */
export interface ShownText {
  readonly element: HTMLElement
  readonly text: string
  /** Does it contain words itself, rather than only elements that do? */
  readonly isOwn: boolean
}

const longestText = 400
const silent = 'script, style, noscript, template, svg, [hidden]'
/** Its summary is shown, what it holds is not. */
const closed = 'details:not([open])'

export function shownTexts(page: ParentNode): readonly ShownText[] {
  return [...page.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    if (!(element instanceof HTMLElement) || element.closest(silent) !== null) return []
    if (element.matches(closed)) return []
    const text = textOf(element) || (element.getAttribute('aria-label') ?? '')
    if (text === '' || text.length > longestText || !isVisible(element)) return []
    const isOwn =
      isButton(element) || [...element.childNodes].some((node) => isText(node) && isWritten(node))
    return [{ element, text, isOwn }]
  })
}

export const textOf = (element: Element): string =>
  (element.textContent ?? '').replace(/\s+/g, ' ').trim()

export const isButton = (element: Element): boolean =>
  element.matches('button, [role="button"], input[type="submit"]')

export const isDisabled = (element: Element): boolean =>
  element.matches(':disabled, [aria-disabled="true"]')

const isText = (node: Node): boolean => node.nodeType === Node.TEXT_NODE
const isWritten = (node: Node): boolean => (node.textContent ?? '').trim() !== ''

/** If the browser can't tell, because it has no layout, everything is shown. */
const isVisible = (element: HTMLElement): boolean =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? true
