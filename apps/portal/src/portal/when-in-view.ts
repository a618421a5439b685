/**
 * Calls once all elements have been in view at the same time for so long.
 *
 * @returns stops it
 */
export function whenInView(
  elements: readonly Element[],
  ms: number,
  onSeen: () => void,
): () => void {
  const inView = new Set<Element>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new IntersectionObserver(
    (changes) => {
      for (const change of changes) {
        if (isInView(change)) inView.add(change.target)
        else inView.delete(change.target)
      }
      clearTimeout(timer)
      if (inView.size === elements.length) timer = setTimeout(seen, ms)
    },
    { threshold: steps },
  )
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
  }
  const seen = () => {
    stop()
    onSeen()
  }
  for (const element of elements) observer.observe(element)
  return stop
}

const steps = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]

const isInView = (change: IntersectionObserverEntry): boolean =>
  change.isIntersecting &&
  isEnough(
    change.intersectionRect.height,
    change.boundingClientRect.height,
    change.rootBounds?.height ?? innerHeight,
  )

/** The same, asked now. */
export function isInViewNow(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0)
  return seen >= 0 && isEnough(seen, height, innerHeight)
}

/** Half of it, or of the screen where it is taller than that. */
const isEnough = (seen: number, height: number, screen: number): boolean =>
  seen >= half * Math.min(height, screen)

const half = 0.5
