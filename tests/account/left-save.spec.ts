import type { Page } from '@playwright/test'
import { demonstration } from '../support/sign-in.ts'
import { signInAgain } from '../support/sign-in-again.ts'
import { logOut } from '../support/sign-out.ts'
import { expect, test } from '../support/test.ts'

/** A new last name is on its way to the server, which has not got it yet. */
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

test('OQ-019, SESSION-03 I leave while my name is saved, and the session has ended: after the login I am told that it was not', async ({
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
  const told = page.getByText('Your account changes were not saved.')
  await expect(told).toBeVisible()
  await page.reload()
  await expect(told).toBeVisible()
  await dismiss(page)
  await expect(told).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(told).toHaveCount(0)
})

test('OQ-019 I reload the page while my name is saved: I am told that it may or may not have been', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await saveName(page)
  await page.reload()
  await expect(
    page.getByText(
      'Your account changes may or may not have been saved. You can safely save them again.',
    ),
  ).toBeVisible()
})

const lostPassword =
  'Your password may or may not have been changed. Try the new one when you next log in.'

/** A new password is sent, the page is left, and no answer comes. */
async function losePassword(page: Page): Promise<void> {
  const { promise: mayEnd, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/ChangePassword', async (route) => {
    await mayEnd
    await route.abort()
  })
  await page.goto('/Member/EditAccount')
  const password = page.getByRole('region', { name: 'Change Password' })
  await password.getByLabel('Old password').fill('Welcome1!')
  await password.getByLabel('New password', { exact: true }).fill('Welcome2!x')
  await password.getByLabel('Confirm password').fill('Welcome2!x')
  await password.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('link', { name: 'My Account' }).first().click()
  await expect(page).toHaveURL('/Member/MyAccount')
  letGo()
  await expect(page.getByText(lostPassword)).toBeVisible()
}

test('OQ-019, SESSION-06 nobody knows whether my password was changed, and I log out: after the login I am still told', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await losePassword(page)
  await logOut(page)
  await expect(page).toHaveURL('/Member/Login')
  await expect(page.getByText(lostPassword)).toHaveCount(0)
  await page.getByLabel('Email').fill(demonstration.email)
  await page.getByLabel('Password', { exact: true }).fill(demonstration.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText(lostPassword)).toBeVisible()
})

test('OQ-019, PERM-02 another member signs in in my tab: they are told nothing of my password, and I am afterwards', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await losePassword(page)
  await world.arrange({ signedIn: true, member: 'newcomer' })
  await page.goto('/Member/Home/Dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Sam')
  await expect(page.getByText(lostPassword)).toHaveCount(0)
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Home/Dashboard')
  await expect(page.getByText(lostPassword)).toBeVisible()
})

test('OQ-019 I have no email address, and my name arrives although I reload the page: I am told all the same', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.route('**/api/member', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const answer = await route.fetch()
    const { EmailAddress: _, ...json } = await answer.json()
    await route.fulfill({ response: answer, json })
  })
  await page.goto('/Member/EditAccount')
  const arrived = Promise.withResolvers<void>()
  await page.route('**/api/member', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    await route.fetch()
    arrived.resolve()
  })
  await page.getByLabel('Last name').fill('Shaw')
  const basic = page.getByRole('region', { name: 'Basic Information' })
  await basic.getByRole('button', { name: 'Save changes' }).click()
  await arrived.promise
  await page.reload()
  await expect(page.getByLabel('Last name')).toHaveValue('Shaw')
  await expect(page.getByText(/^Your account changes may or may not have been saved/)).toBeVisible()
})
