import { type RefObject, useEffect, useRef } from 'react'

/**
 * The pressed button may be below its outcome, on a phone by a whole page: so a new message in a
 * region is scrolled into view. One that was there from the start is not.
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
