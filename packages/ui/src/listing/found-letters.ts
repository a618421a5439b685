import { type RefObject, useLayoutEffect } from 'react'

export interface FoundLetters {
  readonly from: number
  readonly to: number
}

/**
 * Highlights letters of an element with one text. The browser paints the highlight without an
 * element, so that the name is copied and read aloud as one; a browser that can't do this shows
 * none.
 */
export function useFoundLetters(
  element: RefObject<HTMLElement | null>,
  { from, to }: FoundLetters = { from: 0, to: 0 },
): void {
  useLayoutEffect(() => {
    const text = element.current && textIn(element.current)
    if (!text || from >= to || to > text.length || !canHighlight()) return
    const range = new Range()
    range.setStart(text, from)
    range.setEnd(text, to)
    const found = CSS.highlights.get(name) ?? new Highlight()
    CSS.highlights.set(name, found.add(range))
    return () => {
      found.delete(range)
    }
  }, [element, from, to])
}

/** As named in the style sheet. */
const name = 'found'

const canHighlight = (): boolean => typeof Highlight === 'function' && 'highlights' in CSS

const textIn = (element: HTMLElement): Text | null =>
  document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text | null
