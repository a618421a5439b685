import type { Page } from '@playwright/test'

/**
 * All that the page stores, as text. The hash and the time on each draft are left out: their digits
 * are accidental, and a search for an amount can hit them.
 */
export async function storedBy(page: Page): Promise<string> {
  const stored = await page.evaluate(() => [
    ...Object.entries({ ...sessionStorage }),
    ...Object.entries({ ...localStorage }),
  ])
  return stored.flat().join('\n').replace(ownerAndTime, '')
}

const ownerAndTime = /"member":"[0-9a-f]{16}","keptUntil":\d+,/g
