import { tried } from '@save/ui/tried'

const key = 'save-came-back'

/**
 * Notes that the browser's back/forward cache restored the page, which now reloads. Such a load counts as a reload, and
 * some browsers give it the page's old referrer. A browser without storage has no stored order that this could affect.
 */
export const noteBfcacheReturn = (): void => tried(() => sessionStorage.setItem(key, '1'))

/** True if this is the noted load. Deletes the note, so call it only once per load. */
export function isBfcacheReturn(): boolean {
  const isNoted = tried(() => sessionStorage.getItem(key) !== null)
  tried(() => sessionStorage.removeItem(key))
  return isNoted === true
}
