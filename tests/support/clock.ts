import { type BrowserContext, expect } from '@playwright/test'

/** Shorter than the 15 s after which a call times out. */
const longestStep = 10_000

/**
 * Takes over the clocks of a context's tabs.
 * @returns lets so many milliseconds pass. The clocks jump only while no call is running, since it would time out.
 */
export async function installClock(
  context: BrowserContext,
): Promise<(milliseconds: number) => Promise<void>> {
  await context.addInitScript(countCalls)
  await context.clock.install()
  const callsUnderWay = async () => {
    const calls = context.pages().map((page) => page.evaluate(() => window.callsUnderWay))
    return (await Promise.all(calls)).reduce((sum, calls) => sum + calls, 0)
  }
  return async (milliseconds) => {
    for (let left = milliseconds; left > 0; left -= longestStep) {
      await expect.poll(callsUnderWay).toBe(0)
      await context.clock.fastForward(Math.min(left, longestStep))
    }
  }
}

declare global {
  interface Window {
    callsUnderWay: number
  }
}

/** Runs in each page before its scripts. */
function countCalls() {
  const { fetch } = window
  window.callsUnderWay = 0
  window.fetch = async (...request) => {
    window.callsUnderWay += 1
    try {
      return await fetch(...request)
    } finally {
      window.callsUnderWay -= 1
    }
  }
}
