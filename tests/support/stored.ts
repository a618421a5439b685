import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/**
 * All that the page stores, as text. Hashes, times and random keys are left out: their digits
 * are accidental, and a search for an amount can hit them.
 */
export async function storedBy(page: Page): Promise<string> {
  const stored = await page.evaluate(() => [
    ...Object.entries({ ...sessionStorage }),
    ...Object.entries({ ...localStorage }),
  ])
  return stored.flat().join('\n').replace(accidental, '')
}

/**
 * Waits until the tab has taken in the answer to a call of a page that was left, and keeps how it
 * ended: the browser has an answer some time before the page does, and until then the end is unknown.
 */
export async function outcomeKept(page: Page): Promise<void> {
  await expect.poll(() => storedBy(page)).toMatch(/"end":"(succeeded|failed)"/)
}

/** Closes what the foot of the page reports. */
export const closeReport = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Dismiss' }).click()

const accidental =
  /,"keptUntil":\d+|,"at":\d+|\b[0-9a-f]{16}\b|"[0-9a-f-]{36}"|"(?:lateUntil|readAgainAt)":\d+/g
