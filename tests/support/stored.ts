import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/**
 * The page's stored data, as text. Leaves out hashes, times and random keys, whose digits could happen to match an
 * amount.
 */
export async function storedBy(page: Page): Promise<string> {
  const stored = await page.evaluate(() => [
    ...Object.entries({ ...sessionStorage }),
    ...Object.entries({ ...localStorage }),
  ])
  return stored.flat().join('\n').replace(accidental, '')
}

/**
 * Waits until the tab has handled the response to a call of a previous page, and has stored its outcome. The browser
 * has a response some time before the page does, and until then the outcome is unknown.
 */
export async function outcomeKept(page: Page): Promise<void> {
  await expect.poll(() => storedBy(page)).toMatch(/"end":"(succeeded|failed)"/)
}

/** Closes the report at the foot of the page. */
export const closeReport = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Dismiss' }).click()

const accidental = /,"keptUntil":\d+|,"at":\d+|\b[0-9a-f]{16}\b|"[0-9a-f-]{36}"|"lateUntil":\d+/g
