import { moneyCallPolicy } from '@save/domain/kernel'
import { endingMs } from './http.policy.ts'

/**
 * Holds back what a lost call says while the page is being left. Firefox ends the page's calls as soon as
 * it is asked for another page, and shows this one until the other has answered: what it said of a
 * call that it ended itself would be on the screen for a moment only, and count as told.
 *
 * @param page the window; a test gives its own
 * @returns fails once the page turns out to stay (a download leaves it where it is)
 */
export function leavingOf(page: EventTarget | undefined): (lost: unknown) => Promise<never> {
  let askedAt = Number.NEGATIVE_INFINITY
  const ask = () => {
    askedAt = performance.now()
  }
  // Some browsers end the calls between the two; Safari on a telephone sends the second alone.
  for (const moment of ['beforeunload', 'pagehide']) page?.addEventListener(moment, ask, true)
  const timeLeft = () => askedAt + moneyCallPolicy.leavingMs - performance.now()
  return async (lost) => {
    // It was lost for another reason, on a page that only led to another program.
    if (performance.now() > askedAt + endingMs) throw lost
    // The member may have asked again meanwhile.
    for (let left = timeLeft(); left > 0; left = timeLeft())
      await new Promise((resolve) => setTimeout(resolve, left))
    throw lost
  }
}

export const unlessLeft = leavingOf(globalThis.window)
