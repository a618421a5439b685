import { expect, type Page } from '@playwright/test'

/** The member of every world, as `npm start` prints it. */
export const demonstration = { email: 'member@example.com', password: 'Welcome1!' } as const

/** Signs in as a member does, on the login page, up to the dashboard. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/Member/Login')
  await page.getByLabel('Email').fill(demonstration.email)
  await page.getByLabel('Password', { exact: true }).fill(demonstration.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/Member\/Home\/Dashboard/)
}
