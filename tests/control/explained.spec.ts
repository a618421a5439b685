import { expectAccessible } from '../support/accessibility.ts'
import { holdCall } from '../support/held-call.ts'
import { expect, test } from '../support/test.ts'
import { explanationOf, panel } from './explanation-panel.ts'

test.beforeEach(async ({ world }) => {
  await world.arrange({ signedIn: true, scenario: ['explained'] })
})

test('the balance on the dashboard, and what a shop pays', async ({ page }) => {
  await page.goto('/Member/Home/Dashboard')
  const balance = await explanationOf(page, /^Available balance/)
  await expect(balance).toContainText('available balance (AvailableBalance)')
  await expect(balance.getByRole('link', { name: 'ACCOUNT-10' })).toHaveAttribute(
    'href',
    '/rulebook/index.html#ACCOUNT-10',
  )
  const offer = await explanationOf(page, 'What Tidewater Stays pays at most: Up to £25.00')
  await expect(offer).toContainText('(CashbackType) is 1: fixed money, in pounds')
  await expect(offer).toContainText("Cashback is shown as 'Up to'")
})

test('what a withdrawal to the card takes, and what only the server decides', async ({ page }) => {
  await page.goto('/Member/MyAccount')
  const card = await explanationOf(page, /^A withdrawal to the card now/)
  await expect(card).toContainText('£250.00, capped at the daily limit')
  await expect(card).toContainText('Only the real server decides this.')
  await expect(card.getByRole('link', { name: 'CONST-03' })).toBeVisible()
  const button = await explanationOf(page, 'Withdraw to card')
  await expect(button).toContainText('Available balance above nothing: yes')
})

test('the buttons are explained as they change: nothing to withdraw', async ({ page, world }) => {
  await world.arrange({ signedIn: true, scenario: ['explained', 'zero-balance'] })
  await page.goto('/Member/MyAccount')
  const button = await explanationOf(page, 'Withdraw to card')
  await expect(button).toContainText('Withdraw to card: disabled')
  await expect(button).toContainText('Available balance above nothing: no')
  await expect(button).toContainText('Both withdrawal buttons are disabled')
})

test('the range of a transfer, and its message with the figures of this member', async ({
  page,
}) => {
  await page.goto('/Member/WithdrawViaBank')
  await page.getByLabel('Amount (transfer value)', { exact: true }).fill('5')
  await page.getByRole('button', { name: 'Withdraw to bank' }).click()
  const message = await explanationOf(page, /Transfer value should be/)
  await expect(message).toContainText('The settings say £10.00')
  await expect(message).toContainText('minimum is £10.00')
  await expect(message.getByRole('link', { name: 'BANKW-12' }).first()).toBeVisible()
})

test('the price and the saving of a voucher follow the amount that is chosen', async ({ page }) => {
  await page.goto('/Member/Vendor/PLU1089')
  await page.getByText('£25.00', { exact: true }).click()
  const saving = await explanationOf(page, /You Save: £1\.25/)
  await expect(saving).toContainText('Saving = £25.00 × 0.05, rounded to the penny: £1.25')
  const pays = await explanationOf(page, /You pay: £23\.75/)
  await expect(pays).toContainText('Paid = £25.00 − £1.25 = £23.75')
})

test('a search says what was sent, and which moves its pages offer', async ({ page }) => {
  await page.goto('/Member/Home/Search?search=co&page=2')
  const results = await explanationOf(page, /^How many results there are/)
  await expect(results).toContainText('GET /api/search?search=co&page=2&filter=All')
  await expect(results).toContainText('Only the real server decides this.')
  const position = await explanationOf(page, /Page 2 of 5/)
  await expect(position).toContainText('291 ÷ 60, rounded up: 5 pages')
})

test('which filter of the directory holds', async ({ page }) => {
  await page.goto('/Member/Home/Cashback?search=ook')
  const count = await explanationOf(page, /^How many retailers are listed/)
  await expect(count).toContainText('The name contains ‘ook’')
  await expect(count.getByRole('link', { name: 'DIR-28' })).toBeVisible()
})

test('the figures of a salary sacrifice, with the steps of this amount', async ({ page }) => {
  await page.goto('/Member/Choice/SalarySacrifice/120/1200')
  const cost = await explanationOf(page, 'Monthly cost, basic rate: £92.00')
  await expect(cost).toContainText('(£1,200.00 − £96.00) ÷ 12 = £92.00')
  await expect(cost.getByRole('link', { name: 'SALSAC-06' })).toBeVisible()
})

test('a Redeem that leads nowhere says why, as the list says', async ({ page }) => {
  await page.goto('/Member/Retailer/1040')
  const redeem = await explanationOf(page, /2\.5% cashback on gift cards: Redeem/)
  await expect(redeem).toContainText('Redeem is disabled')
  await expect(redeem).toContainText('It has no link, so there is nothing to redeem')
  await expect(redeem.getByRole('link', { name: 'RETAILER-16' })).toBeVisible()
})

test('by keyboard: the list opens, an entry opens, Escape closes it and gives the focus back', async ({
  page,
}) => {
  await page.goto('/Member/MyAccount')
  const list = panel(page).getByRole('button', { name: /^Explain this screen \(\d+\)$/ })
  await list.press('Enter')
  await expect(list).toHaveAttribute('aria-expanded', 'true')
  const entry = panel(page).locator('details').first()
  await expect(entry).toContainText('available balance (AvailableBalance)')
  await page.keyboard.press('Tab')
  await expect(entry.locator('summary')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(entry.getByText('available balance (AvailableBalance)')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeFocused()
  await expect(list).toHaveAttribute('aria-expanded', 'false')
})

test('by keyboard: an open entry stays open, with the focus, while the screen changes', async ({
  page,
}) => {
  await page.goto('/Member/MyAccount')
  const letGo = await holdCall(page, '/api/WithdrawSavings')
  await page.getByRole('button', { name: 'Withdraw to card' }).click()
  const list = panel(page).getByRole('button', { name: /^Explain this screen/ })
  await list.press('Enter')
  const entries = panel(page).locator('details')
  const entry = entries.first()
  const summary = entry.locator('summary')
  await summary.press('Enter')
  await expect(entry).toHaveAttribute('open')
  const itself = await summary.elementHandle()
  letGo()
  await expect(entries.filter({ hasText: 'Thank you for your withdrawal' }).first()).toBeAttached()
  await expect(panel(page).locator('details[open]')).toHaveCount(1)
  await expect(panel(page).locator('details[open] summary')).toBeFocused()
  // The entry is the one that was pressed: a key that is down just then is meant for it.
  const isSame = await panel(page)
    .locator('details[open] summary')
    .evaluate((now, before) => now === before, itself)
  expect(isSame).toBe(true)
})

test('a press on an amount opens its explanation, and moves the focus to it', async ({ page }) => {
  await page.goto('/Member/MyAccount')
  await expect(page.locator('[data-explained]', { hasText: '£412.00' }).last()).toBeVisible()
  await page.getByRole('cell', { name: '£412.00' }).click()
  const entry = panel(page).locator('details[open]')
  await expect(entry).toContainText('The purchase amount of Tidewater Stays: £412.00')
  await expect(entry.locator('summary')).toBeFocused()
})

for (const width of [390, 1280])
  test(`the explanation is accessible, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/Member/MyAccount')
    await explanationOf(page, /^A withdrawal to the card now/)
    await expectAccessible(page, {
      triaged: { 'color-contrast': 'entries scrolled out of the list' },
    })
  })

test('after a withdrawal to the card the explanation has the new balance', async ({ page }) => {
  await page.goto('/Member/MyAccount')
  await page.getByRole('button', { name: 'Withdraw to card' }).click()
  const said = await explanationOf(page, /^What the page says of the withdrawal: Your/)
  await expect(said).toContainText('412, it was made up to the daily limit')
  await expect(await explanationOf(page, /^Available balance:? £1,034\.60/)).toContainText(
    'SHELL-04',
  )
})

test('it is switched on and off on the control page, for this world', async ({ page, world }) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/MyAccount')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Account')
  await expect(panel(page)).toHaveCount(0)
  await page.goto('/_control')
  await page.getByRole('button', { name: 'Explain the screens' }).click()
  await page.goto('/Member/MyAccount')
  await expect(panel(page)).toBeVisible()
  await page.goto('/_control')
  await page.getByRole('button', { name: 'Stop explaining' }).click()
  await page.goto('/Member/MyAccount')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Account')
  await expect(panel(page)).toHaveCount(0)
})
