import type { Page } from '@playwright/test'

/** Signs out from the menu. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
}
