import { type RefObject, useEffect, useRef } from 'react'

/**
 * The pressed button may be far below its outcome, on a phone by a whole page, so a new message in
 * a region scrolls into view. A message that was there from the start doesn't. If a region is
 * taller than the screen, as with very large text, its beginning is shown.
 */
export function useComingIntoView(region: RefObject<HTMLElement | null>): void {
  const lastMessage = useRef<string>(undefined)
  useEffect(() => {
    const text = region.current?.textContent ?? ''
    const isNews = lastMessage.current !== undefined && text !== '' && text !== lastMessage.current
    if (isNews)
      region.current?.scrollIntoView({ block: isTall(region.current) ? 'start' : 'nearest' })
    lastMessage.current = text
  })
}

const isTall = (element: Element): boolean =>
  element.getBoundingClientRect().height > document.documentElement.clientHeight
