import type { Page } from '@playwright/test'
import { holdCall } from '../support/held-call.ts'
import {
  cardButton,
  countCalls,
  fillTransfer,
  openTransfer,
  savingsOf,
  submitTransfer,
} from '../support/savings.ts'
import { signInAgain } from '../support/sign-in-again.ts'
import { storedBy } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'

const home = (page: Page) => page.getByRole('link', { name: 'Save', exact: true })
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Member Login' })

/** Ends the session when a page makes this request. */
const endSessionAt = (page: Page, path: string) =>
  page.route(`**${path}`, (route) => route.fulfill({ status: 401, json: {} }), { times: 1 })

test('SESSION-03, OQ-135 if my transfer is answered while the login covers the page, My Account says after the login that it was made', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  const letGo = await holdCall(page, '/api/WithdrawSavingsViaBank')
  const sent = countCalls(page, 'POST', '/api/WithdrawSavingsViaBank')
  await openTransfer(page)
  await fillTransfer(page)
  await submitTransfer(page).click()
  await endSessionAt(page, '/api/DashboardData')
  await home(page).click()
  await expect(overlay(page)).toBeVisible()
  letGo()
  const readStored = () => storedBy(page)
  await expect.poll(readStored).toContain('succeeded')
  expect(await readStored()).not.toMatch(/200|00123456|20-00-01/)
  await signInAgain(page)
  await page
    .getByRole('link', { name: /£1,084\.60/ })
    .first()
    .click()
  const thanks = page.getByText(/^Thank you for your request\./)
  await expect(thanks).toBeVisible()
  expect([sent(), (await savingsOf(page)).balance]).toEqual([1, 1084.6])
  await home(page).click()
  await expect(page).toHaveURL('/Member/Home/Dashboard')
  await page.goBack()
  await expect(cardButton(page)).toBeEnabled()
  await expect(thanks).toHaveCount(0)
})
