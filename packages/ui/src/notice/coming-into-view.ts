import { type RefObject, useEffect, useRef } from 'react'

/**
 * The button that was pressed may stand below what came of it, on a phone by a page: what a region
 * newly tells is brought into view. What it told from the start is not.
 */
export function useComingIntoView(region: RefObject<HTMLElement | null>): void {
  const told = useRef<string>(undefined)
  useEffect(() => {
    const text = region.current?.textContent ?? ''
    const isNews = told.current !== undefined && text !== '' && text !== told.current
    if (isNews) region.current?.scrollIntoView({ block: 'nearest' })
    told.current = text
  })
}
