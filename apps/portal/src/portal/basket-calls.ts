import { tried } from '@save/ui/tried'

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
  tried(() => {
    for (const storage of [localStorage, sessionStorage])
      storage.setItem(key, String(countIn(storage) + 1))
  })
}

/** Grows with the calls of the other tabs alone, even while this tab shows another site. */
export const basketCallsElsewhere = (): number | undefined =>
  tried(() => countIn(localStorage) - countIn(sessionStorage))
