const key = 'save-came-back'

/**
 * The browser's back/forward cache gave the page back, and it is about to be loaded anew. Such a load
 * calls itself a reload, and some browsers tell of it where the page once came from.
 */
export function noteComingBack(): void {
  try {
    sessionStorage.setItem(key, '1')
  } catch {
    // A browser that stores nothing keeps no order that this could be about.
  }
}

/** Is this the load that was noted? Asked once a load. */
export function hasComeBack(): boolean {
  try {
    const isNoted = sessionStorage.getItem(key) !== null
    sessionStorage.removeItem(key)
    return isNoted
  } catch {
    return false
  }
}
