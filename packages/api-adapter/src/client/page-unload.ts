import { moneyCallPolicy } from '@save/domain/kernel'
import { endingMs } from './http.policy.ts'

/**
 * Holds back failures of lost calls while the page unloads. Firefox aborts a page's calls as soon as the member
 * requests another page, but shows the old page until the new one responds. A message about an aborted call would appear
 * for a moment, and count as reported.
 * @param page the window; tests pass their own
 * @returns a function whose promise rejects once we know that the page stays, for example after a download
 */
export function leavingOf(page: EventTarget | undefined): (lost: unknown) => Promise<never> {
  let askedAt = Number.NEGATIVE_INFINITY
  const ask = () => {
    askedAt = performance.now()
  }
  // Some browsers abort the calls between the two events. Safari on iOS fires only the second.
  for (const moment of ['beforeunload', 'pagehide']) page?.addEventListener(moment, ask, true)
  const timeLeft = () => askedAt + moneyCallPolicy.leavingMs - performance.now()
  return async (lost) => {
    // The last request for a page is too long ago, so the call was lost for another reason. A link
    // may only have opened another program.
    if (performance.now() > askedAt + endingMs) throw lost
    // The member may request another page while we wait.
    for (let left = timeLeft(); left > 0; left = timeLeft())
      await new Promise((resolve) => setTimeout(resolve, left))
    throw lost
  }
}

export const unlessUnloading = leavingOf(globalThis.window)
