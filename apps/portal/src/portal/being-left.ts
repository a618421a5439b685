/** ms: how long after another page was asked for this one may still be on the screen. */
const leavingMs = 10_000

let askedAt = Number.NEGATIVE_INFINITY
addEventListener(
  'beforeunload',
  () => {
    askedAt = performance.now()
  },
  true,
)

/**
 * The moment (`performance.now()`) up to which what is drawn can be read: what comes once another page was asked for is
 * on the screen for an instant only. If the page stays after all (a download leaves it where it is), that is now
 * again.
 */
export function readableUntil(): number {
  const now = performance.now()
  return askedAt <= now && now < askedAt + leavingMs ? askedAt : now
}
