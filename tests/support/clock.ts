import { type BrowserContext, expect, type Request } from '@playwright/test'

/** Shorter than the 30 s after which a call times out. */
const longestStep = 20_000

/**
 * Takes over the clocks of a context's tabs.
 * @returns a function that lets milliseconds pass. The clocks jump only while no call is under way,
 * since it would time out.
 */
export async function installClock(
  context: BrowserContext,
): Promise<(milliseconds: number) => Promise<void>> {
  const underWay = new Set<Request>()
  const end = (request: Request) => underWay.delete(request)
  context.on('request', (request) => underWay.add(request))
  context.on('requestfinished', end).on('requestfailed', end)
  await context.clock.install()
  return async (milliseconds) => {
    for (let left = milliseconds; left > 0; left -= longestStep) {
      await expect.poll(() => underWay.size).toBe(0)
      await context.clock.fastForward(Math.min(left, longestStep))
    }
  }
}
