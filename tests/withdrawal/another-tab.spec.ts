import type { Page } from '@playwright/test'
import { installClock } from '../support/clock.ts'
import { holdCall } from '../support/held-call.ts'
import {
  cardButton,
  fillTransfer,
  openAccount,
  openTransfer,
  savingsOf,
  submitTransfer,
} from '../support/savings.ts'
import { expect, test } from '../support/test.ts'

const topBalance = (page: Page) => page.getByRole('link', { name: /^Available balance/ }).first()
const isElsewhere = (page: Page) => page.getByText(/^Another tab is sending a withdrawal/)
const mayStillArrive = (page: Page) => page.getByText('Your withdrawal may still go through.')

test('OQ-032 while one tab withdraws, the other can’t, and afterwards the other shows the new balance and keeps my text and the focus', async ({
  page,
  context,
  world,
}) => {
  await world.arrange({ signedIn: true })
  const second = await context.newPage()
  const letGo = await holdCall(second, '/api/WithdrawSavings')
  await openAccount(second)
  await page.bringToFront()
  await openTransfer(page)
  await fillTransfer(page, { 'Transfer value': '50' })
  await page.getByLabel('Account number').focus()

  await test.step('the other tab withdraws to the card', async () => {
    await cardButton(second).click()
    await expect(isElsewhere(page)).toBeVisible()
    await expect(page.getByLabel('Account number')).toBeDisabled()
    letGo()
    await expect(topBalance(page)).toContainText('£1,034.60')
    await expect(page.getByRole('main')).not.toContainText('£1,284.60')
    await expect(submitTransfer(page)).toBeEnabled()
    await expect(page.getByLabel('Account number')).toBeFocused()
    await expect(page.getByLabel('Transfer value')).toHaveValue('50')
  })

  await test.step('this tab withdraws to the bank', async () => {
    await expect(cardButton(second)).toBeFocused()
    const letTransfer = await holdCall(page, '/api/WithdrawSavingsViaBank')
    await submitTransfer(page).click()
    await expect(isElsewhere(second)).toBeVisible()
    await expect(cardButton(second)).toBeDisabled()
    letTransfer()
    await expect(cardButton(second)).toBeEnabled()
    await expect(cardButton(second)).toBeFocused()
  })
})

test('OQ-032, OQ-135 if a response is lost, and my withdrawal takes effect some seconds later, nothing is sent for a minute, and then all tabs show the new balance', async ({
  page,
  context,
  world,
}) => {
  await world.arrange({ signedIn: true })
  const pass = await installClock(context)
  const second = await context.newPage()
  await openTransfer(second)
  await fillTransfer(second, { 'Transfer value': '50' })
  await page.bringToFront()
  await openAccount(page)
  // A gateway that has timed out, in front of a server that continues.
  let takeEffect = async (): Promise<unknown> => undefined
  await page.route('**/api/WithdrawSavings', async (route) => {
    const headers = await route.request().allHeaders()
    takeEffect = () => second.request.get(route.request().url(), { headers })
    await route.fulfill({ status: 504 })
  })
  await cardButton(page).click()
  await expect(page.getByText(/^We don’t know if your withdrawal went through/)).toBeVisible()
  for (const tab of [page, second]) {
    await expect(mayStillArrive(tab)).toBeVisible()
    await expect(topBalance(tab)).toContainText('£1,284.60')
  }
  await takeEffect()
  await expect(cardButton(page)).toBeDisabled()
  // The rest of the minute passes in real time.
  await pass(57_000)

  await expect(cardButton(page)).toBeEnabled()
  await expect(topBalance(page)).toContainText('£1,034.60')
  await expect(topBalance(second)).toContainText('£1,034.60')
  await expect(second.getByRole('main')).not.toContainText('£1,284.60')
  await expect(second.getByLabel('Transfer value')).toHaveValue('50')
  expect((await savingsOf(second)).balance).toBe(1034.6)
})
