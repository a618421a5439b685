import { moneyCallPolicy } from '@save/domain/kernel'

/** When another page was asked for; the first time, if the member asked again meanwhile. */
let askedAt = Number.NEGATIVE_INFINITY
let askedLast = Number.NEGATIVE_INFINITY

/** Has another page been asked for, so that this one may go at any moment? */
export function isBeingLeft(): boolean {
  const now = performance.now()
  return askedAt <= now && now < askedLast + moneyCallPolicy.leavingMs
}

/**
 * The moment (`performance.now()`) up to which what is drawn can be read: what comes once another page was asked for is
 * on the screen for an instant only. If the page stays after all (a download leaves it where it is), that is now
 * again.
 */
export const readableUntil = (): number => (isBeingLeft() ? askedAt : performance.now())

addEventListener(
  'beforeunload',
  () => {
    if (!isBeingLeft()) askedAt = performance.now()
    askedLast = performance.now()
  },
  true,
)
addEventListener(
  'pageshow',
  () => {
    askedAt = Number.NEGATIVE_INFINITY
    askedLast = Number.NEGATIVE_INFINITY
  },
  true,
)
