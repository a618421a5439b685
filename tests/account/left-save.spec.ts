import type { Page } from '@playwright/test'
import { signInAgain } from '../support/sign-in-again.ts'
import { expect, test } from '../support/test.ts'

/** Sends a new last name that doesn't reach the server. */
async function saveName(page: Page): Promise<() => void> {
  await page.goto('/Member/EditAccount')
  await expect(page.getByLabel('Last name')).toHaveValue('Shah')
  const { promise: mayGoOn, resolve: letGo } = Promise.withResolvers<void>()
  const isSave = (method: string) => method === 'PUT'
  await page.route('**/api/member', async (route) => {
    if (isSave(route.request().method())) await mayGoOn
    await route.continue()
  })
  const asked = page.waitForRequest((request) => isSave(request.method()))
  await page.getByLabel('Last name').fill('Shaw')
  const basic = page.getByRole('region', { name: 'Basic Information' })
  await basic.getByRole('button', { name: 'Save changes' }).click()
  await asked
  return letGo
}

const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss' }).click()

test('OQ-019, SESSION-03 if I leave while my name is being saved and the session has ended, a note after the login says that it wasn’t saved', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  const letGo = await saveName(page)
  await page.getByRole('link', { name: 'My Account' }).first().click()
  await expect(page).toHaveURL('/Member/MyAccount')
  await world.change({ expireSession: true })
  letGo()
  await expect(page.getByRole('dialog', { name: 'Member Login' })).toBeVisible()
  await signInAgain(page)
  const report = page.getByText('Your account changes were not saved.')
  await expect(report).toBeVisible()
  await page.reload()
  await expect(report).toBeVisible()
  await dismiss(page)
  await expect(report).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(report).toHaveCount(0)
})
