import { tried } from '@save/ui/tried'

const key = 'save-came-back'

/**
 * The browser's back/forward cache gave the page back, and it is about to be loaded anew. Such a load
 * calls itself a reload, and some browsers tell of it where the page once came from. A browser that stores nothing keeps
 * no order that this could be about.
 */
export const noteComingBack = (): void => tried(() => sessionStorage.setItem(key, '1'))

/** Is this the load that was noted? Asked once a load. */
export function hasComeBack(): boolean {
  const isNoted = tried(() => sessionStorage.getItem(key) !== null)
  tried(() => sessionStorage.removeItem(key))
  return isNoted === true
}
