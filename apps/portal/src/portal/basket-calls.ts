/**
 * How often this browser's tabs have spoken of a call on the basket, and how often this one has: a number
 * each, and nothing of whose or what.
 */
const key = 'save-basket-calls'

function countIn(storage: Storage): number {
  const count = Number(storage.getItem(key))
  return Number.isSafeInteger(count) ? count : 0
}

export function countBasketCall(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      storage.setItem(key, String(countIn(storage) + 1))
  } catch {
    // A browser that stores nothing counts nothing.
  }
}

/** Grows with the calls of the other tabs alone, even while this tab shows another site. */
export function basketCallsElsewhere(): number | undefined {
  try {
    return countIn(localStorage) - countIn(sessionStorage)
  } catch {
    return undefined
  }
}
