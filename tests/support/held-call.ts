import type { Page } from '@playwright/test'

/** Holds a call back until the test releases it, however long the page takes meanwhile. */
export async function holdCall(page: Page, path: string): Promise<() => void> {
  const { promise: mayGoOn, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(`**${path}`, async (route) => {
    await mayGoOn
    await route.continue()
  })
  return letGo
}
