import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/**
 * Everything that the page stores, as text. Without hashes, times and random keys, whose digits are accidental and
 * could match a search for an amount.
 */
export async function storedBy(page: Page): Promise<string> {
  const stored = await page.evaluate(() => [
    ...Object.entries({ ...sessionStorage }),
    ...Object.entries({ ...localStorage }),
  ])
  return stored.flat().join('\n').replace(accidental, '')
}

/**
 * Waits until the tab has handled the response to a call of a page that was left, and has stored its outcome: the
 * browser has a response some time before the page, and until then the outcome is unknown.
 */
export async function outcomeKept(page: Page): Promise<void> {
  await expect.poll(() => storedBy(page)).toMatch(/"end":"(succeeded|failed)"/)
}

/** Closes the report at the foot of the page. */
export const closeReport = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Dismiss' }).click()

const accidental =
  /,"keptUntil":\d+|,"at":\d+|\b[0-9a-f]{16}\b|"[0-9a-f-]{36}"|"(?:lateUntil|readAgainAt)":\d+/g
