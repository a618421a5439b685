import type { Page } from '@playwright/test'
import { hearNoOtherTab, tellNoOtherTab } from '../support/another-device.ts'
import { holdCall } from '../support/held-call.ts'
import {
  cardButton,
  cardRefusal,
  cardThanks,
  fillTransfer,
  openAccount,
  openTransfer,
  savingsOf,
  submitTransfer,
  withdrawInAnotherTab,
} from '../support/savings.ts'
import { expect, test } from '../support/test.ts'

const topBalance = (page: Page) => page.getByRole('link', { name: /^Available balance/ }).first()

test('BANKW-25 I made a transfer on another device: this one is told so, and shows the balance that is left', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await hearNoOtherTab(page)
  await openTransfer(page)
  await fillTransfer(page, { 'Transfer value': '50' })
  const second = await page.context().newPage()
  await openTransfer(second)
  await fillTransfer(second)
  await submitTransfer(second).click()
  await expect(second.getByText(/^Thank you for your request/)).toBeVisible()

  await submitTransfer(page).click()
  await expect(page.getByText(/^A Bank Transfer withdrawal request already exists/)).toBeVisible()
  await expect(topBalance(page)).toContainText('£1,084.60')
  await expect(page.getByRole('main')).not.toContainText('£1,284.60')
  await expect(page.getByRole('main')).toContainText('£1,034.60')
  expect((await savingsOf(page)).balance).toBe(1084.6)
})

test('BANKW-23 I withdrew to the card on another device, and the day’s limit is used up: this one shows the balance that is left', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await hearNoOtherTab(page)
  await openTransfer(page)
  await fillTransfer(page, { 'Transfer value': '50' })
  await withdrawInAnotherTab(page)

  await submitTransfer(page).click()
  const overLimit = 'Your withdrawal request exceeded allowable amount of £250.'
  await expect(page.getByText(overLimit, { exact: true })).toBeVisible()
  await expect(topBalance(page)).toContainText('£1,034.60')
  await expect(page.getByRole('main')).not.toContainText('£1,284.60')
  await expect(page.getByLabel('Transfer value')).toHaveValue('50')
  expect((await savingsOf(page)).balance).toBe(1034.6)
})

test('OQ-032 I withdraw to the card in another tab: this one shows the balance that is left, and keeps what I typed', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await openTransfer(page)
  await fillTransfer(page, { 'Transfer value': '50' })
  await expect(topBalance(page)).toContainText('£1,284.60')
  await withdrawInAnotherTab(page)

  await expect(topBalance(page)).toContainText('£1,034.60')
  await expect(page.getByRole('main')).not.toContainText('£1,284.60')
  await expect(page.getByLabel('Transfer value')).toHaveValue('50')
  await expect(submitTransfer(page)).toBeEnabled()
})

test('CARDW-06, OQ-032 I withdrew to the card on another device: a tab that is refused learns the balance, and so does the other one', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  const [device, refused] = [await page.context().newPage(), await page.context().newPage()]
  await tellNoOtherTab(device)
  for (const tab of [page, refused, device]) await openAccount(tab)
  await cardButton(device).click()
  await expect(device.getByText(cardThanks)).toBeVisible()
  await expect(topBalance(page)).toContainText('£1,284.60')

  await cardButton(refused).click()
  await expect(refused.getByText(cardRefusal)).toBeVisible()
  for (const tab of [refused, page]) await expect(topBalance(tab)).toContainText('£1,034.60')
  await expect(page.getByRole('main')).not.toContainText('£1,284.60')
})

const isElsewhere = (page: Page) => page.getByText('A withdrawal is on its way in another tab.')

test('OQ-032 while another tab withdraws I can type nothing here; afterwards I am in the field where I was', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await openTransfer(page)
  await page.getByLabel('Account number').focus()
  const second = await page.context().newPage()
  const letGo = await holdCall(second, '/api/WithdrawSavings')
  await openAccount(second)
  await cardButton(second).click()
  await expect(isElsewhere(page)).toBeVisible()
  await expect(page.getByLabel('Account number')).toBeDisabled()
  letGo()
  await expect(submitTransfer(page)).toBeEnabled()
  await expect(page.getByLabel('Account number')).toBeFocused()
})

test('OQ-032 while another tab withdraws the card’s button can’t be pressed here; afterwards it has the focus again', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await openAccount(page)
  await cardButton(page).focus()
  const second = await page.context().newPage()
  const letGo = await holdCall(second, '/api/WithdrawSavingsViaBank')
  await openTransfer(second)
  await fillTransfer(second, { 'Transfer value': '50' })
  await submitTransfer(second).click()
  await expect(isElsewhere(page)).toBeVisible()
  await expect(cardButton(page)).toBeDisabled()
  letGo()
  await expect(cardButton(page)).toBeEnabled()
  await expect(cardButton(page)).toBeFocused()
})

for (const [when, isClosed] of [
  ['some seconds later: this tab and the other one show', false],
  ['once its tab is closed: the other one shows', true],
] as const)
  test(`OQ-032, OQ-135 an answer is lost, and my withdrawal takes effect ${when} the balance that is left`, async ({
    page,
    world,
  }) => {
    await world.arrange({ signedIn: true })
    const second = await page.context().newPage()
    await openTransfer(second)
    await fillTransfer(second, { 'Transfer value': '50' })
    await page.bringToFront()
    await openAccount(page)
    // A gateway that has given up, in front of a server that goes on.
    let takeEffect = async (): Promise<unknown> => undefined
    await page.route('**/api/WithdrawSavings', async (route) => {
      const headers = await route.request().allHeaders()
      takeEffect = () => second.request.get(route.request().url(), { headers })
      await route.fulfill({ status: 504 })
    })
    await cardButton(page).click()
    await expect(page.getByText(/^Your request may still have reached us/)).toBeVisible()
    await expect(cardButton(page)).toBeEnabled()
    await expect(topBalance(second)).toContainText('£1,284.60')
    if (isClosed) await page.close()
    await takeEffect()

    if (!isClosed) await expect(topBalance(page)).toContainText('£1,034.60')
    await expect(topBalance(second)).toContainText('£1,034.60')
    await expect(second.getByRole('main')).not.toContainText('£1,284.60')
    await expect(second.getByLabel('Transfer value')).toHaveValue('50')
    expect((await savingsOf(second)).balance).toBe(1034.6)
  })
