import { type RefObject, useEffect, useRef } from 'react'

/**
 * Tells when a text has been in view long enough to be read.
 *
 * @param text starts anew when it changes; nothing is read without it
 * @param ms how long that takes
 * @param onRead is called once for each text
 * @returns the element that holds the text
 */
export function useRead(
  text: string | undefined,
  ms: number,
  onRead: () => void,
): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null)
  const tell = useRef(onRead)
  tell.current = onRead

  useEffect(() => {
    const element = place.current
    if (element === null || text === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer)
        if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => tell.current(), ms)
      },
      { threshold: halfInView },
    )
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [text, ms])

  return place
}

const halfInView = 0.5
