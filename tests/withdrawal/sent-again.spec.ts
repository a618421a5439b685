import {
  cardButton,
  cardThanks,
  fillTransfer,
  openAccount,
  openTransfer,
  savingsOf,
  submitTransfer,
} from '../support/savings.ts'
import { basketRow, fillInVoucher, openVendor, calls as shopping } from '../support/shopping.ts'
import { expect, test } from '../support/test.ts'

// The connection ends without a byte after the call was carried out: then the browser sends the
// request again by itself.
const unanswered = (call: string) => ({ call, kind: 'unanswered', times: 1 }) as const

const card = 'GET /api/WithdrawSavings'
const bank = 'POST /api/WithdrawSavingsViaBank'

test('CARDW-03, OQ-135 my connection breaks and the browser asks again by itself: one withdrawal, and I am thanked', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true, faults: [unanswered(card)] })
  const { lines } = await savingsOf(page)
  await openAccount(page)
  await cardButton(page).click()
  await expect(page.getByText(cardThanks)).toBeVisible()
  expect((await world.requests(card)).map(({ status }) => status)).toEqual(['none', 200])
  await expect(page.getByRole('link', { name: /£1,034\.60/ })).toBeVisible()
  const after = await savingsOf(page)
  expect(after.balance).toBe(1034.6)
  expect(after.lines).toHaveLength(lines.length + 1)
})

test('OQ-135 the same happens to a transfer: it is requested once, and I am told so', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true, faults: [unanswered(bank)] })
  await openTransfer(page)
  await fillTransfer(page)
  await submitTransfer(page).click()
  await expect(page.getByText(/^Thank you for your request/)).toBeVisible()
  expect(await world.requests(bank)).toHaveLength(2)
  expect((await savingsOf(page)).balance).toBe(1084.6)
})

test('OQ-135 the same happens to a voucher: one is in my basket', async ({ page, world }) => {
  await world.arrange({ signedIn: true, faults: [unanswered(shopping.purchase)] })
  await openVendor(page)
  await fillInVoucher(page)
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(basketRow(page)).toContainText('£50.00')
  await expect(page.getByText('£47.50').first()).toBeVisible()
  expect(await world.requests(shopping.purchase)).toHaveLength(2)
})
