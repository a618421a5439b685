import { tried } from '@save/ui/tried'
import { readableUntil } from './being-left.ts'

export interface Looking {
  readonly stop: () => void
  /** Have they been in view for so long, as far as is known, and are they now? */
  readonly isSeen: () => boolean
}

export interface ReadingTimes {
  readonly readMs: number
  /** Once something has lain over it: when a menu goes, so does the page, often. */
  readonly uncoveredMs: number
}

/**
 * Calls once all elements have been in view at the same time for so long. What is drawn while the page
 * is being left is not.
 */
export function whenInView(
  elements: readonly Element[],
  { readMs, uncoveredMs }: ReadingTimes,
  onSeen: () => void,
): Looking {
  const inView = new Set<Element>()
  let since = performance.now()
  let needed = readMs
  let timer: ReturnType<typeof setTimeout> | undefined
  const hear = (changes: readonly IntersectionObserverEntry[]) => {
    for (const change of changes) {
      if (isInView(change)) inView.add(change.target)
      else inView.delete(change.target)
    }
    clearTimeout(timer)
    if (inView.size === elements.length) timer = setTimeout(look, readMs)
    else since = performance.now()
  }
  const observer = tried(() => new IntersectionObserver(hear, { threshold: steps }))
  const stop = () => {
    clearTimeout(timer)
    observer?.disconnect()
  }
  // Nobody says when a menu or the login that lies over them is gone, so they are looked at again.
  const look = () => {
    if (isSeen()) {
      stop()
      onSeen()
      return
    }
    if (!elements.every(isInViewNow)) {
      since = performance.now()
      needed = uncoveredMs
    }
    timer = setTimeout(look, readMs)
  }
  const isSeen = () => readableUntil() - since >= needed && elements.every(isInViewNow)
  if (observer === undefined) timer = setTimeout(look, readMs)
  for (const element of elements) observer?.observe(element)
  return { stop, isSeen }
}

const steps = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]

const isInView = (change: IntersectionObserverEntry): boolean =>
  change.isIntersecting &&
  isEnough(
    change.intersectionRect.height,
    change.boundingClientRect,
    change.rootBounds?.height ?? innerHeight,
  )

/** The same, asked now: the tab is in front, and nothing lies over it. */
function isInViewNow(element: Element): boolean {
  if (document.visibilityState !== 'visible') return false
  const place = element.getBoundingClientRect()
  const { top, bottom, left, right } = place
  const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
  if (to < from || !isEnough(to - from, place, innerHeight)) return false
  const uppermost = document.elementFromPoint((left + right) / 2, (from + to) / 2)
  return uppermost !== null && (element.contains(uppermost) || uppermost.contains(element))
}

/** Half of it. Where it is taller than the screen, its end, so that nothing further down was missed. */
const isEnough = (
  seen: number,
  { height, bottom }: Pick<DOMRectReadOnly, 'height' | 'bottom'>,
  screen: number,
): boolean => (height > screen ? bottom <= screen && seen >= half * screen : seen >= half * height)

const half = 0.5
