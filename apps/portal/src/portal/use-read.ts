import { type RefCallback, useCallback, useEffect, useRef } from 'react'
import { type Looking, type ReadingTimes, whenInView } from './when-in-view.ts'

interface Reading extends Looking {
  readonly words: string
  readonly places: readonly HTMLElement[]
}

const isSame = (one: readonly HTMLElement[], other: readonly HTMLElement[] = []): boolean =>
  one.length === other.length && one.every((place, index) => place === other[index])

interface Read {
  /** Marks each place where it is said; empty ones don't count, and nothing is read in those alone. */
  readonly mark: RefCallback<HTMLElement>
  /** To be called before the page is left: what is in view, and has been said for so long, was read. */
  readonly settle: () => void
}

/**
 * Tells when what is said in some places has been in view, all of it, long enough to be read. Other
 * words are read anew, and so are the same ones in another place.
 *
 * @param isSaid nothing is read before
 * @param times how long reading takes
 */
export function useRead(isSaid: boolean, times: ReadingTimes, onRead: () => void): Read {
  const places = useRef(new Set<HTMLElement>()).current
  const reading = useRef<Reading>(undefined)
  const tell = useRef(onRead)
  tell.current = onRead

  useEffect(() => {
    const said = isSaid ? [...places].filter(({ textContent }) => textContent !== '') : []
    const words = said.map(({ textContent }) => textContent).join('\n')
    // A place that is drawn anew is another, whatever it says.
    if (words === (reading.current?.words ?? '') && isSame(said, reading.current?.places)) return
    reading.current?.stop()
    reading.current = undefined
    if (words === '') return
    reading.current = { words, places: said, ...whenInView(said, times, () => tell.current()) }
  })

  useEffect(
    () => () => {
      reading.current?.stop()
      reading.current = undefined
    },
    [],
  )

  const mark = useCallback(
    (place: HTMLElement | null) => {
      if (place === null) return
      places.add(place)
      return () => {
        places.delete(place)
      }
    },
    [places],
  )
  const settle = useCallback(() => {
    if (reading.current?.isSeen()) tell.current()
  }, [])

  return { mark, settle }
}
