import { tabTo } from '../support/keyboard.ts'
import {
  cardButton,
  cardRefusal,
  cardThanks,
  countCalls,
  openAccount,
  savingsOf,
} from '../support/savings.ts'
import { demonstration } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const aDay = 24 * 60 * 60_000
const card = 'GET /api/WithdrawSavings'

test('CARDW-11, CARDW-03, CARDW-06, CARDW-08, CARDW-09, CARDW-10 I withdraw to my card by keyboard until the daily limit, and again the next day', async ({
  page,
  world,
}) => {
  const scenario = ['local-logout'] as const
  await world.arrange({ signedIn: true, clock: '2026-11-21T10:00:00Z', scenario })
  const sent = countCalls(page, 'GET', '/api/WithdrawSavings')
  await openAccount(page)

  await test.step('holding a key makes one withdrawal', async () => {
    await tabTo(page, 'button', 'Withdraw to card')
    // Each further event repeats the key that is still held.
    await page.keyboard.down('Enter')
    await expect(page.getByText(cardThanks)).toBeVisible()
    await expect(cardButton(page)).toBeFocused()
    for (let repeat = 0; repeat < 10; repeat += 1) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(page.getByText(cardThanks)).toBeVisible()
    await expect(
      page.getByText(
        'Your withdrawal request exceeded allowable amount of £250 - £250 has been withdrawn.',
      ),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: /£1,034\.60/ })).toBeVisible()
    await expect(page.getByRole('main').getByRole('row').nth(2)).toContainText('Prepaid top-up')
    expect(sent()).toBe(1)
  })

  await test.step('the banners are dismissed by keyboard', async () => {
    for (const left of [1, 0]) {
      await page.getByRole('main').focus()
      await tabTo(page, 'button', 'Dismiss')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(left)
    }
    await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeFocused()
  })

  await test.step('the daily limit refuses the next withdrawal', async () => {
    await cardButton(page).click()
    await expect(page.getByText(cardRefusal)).toBeVisible()
    await expect(page.getByText(cardThanks)).toHaveCount(0)
    expect((await savingsOf(page)).balance).toBe(1034.6)
  })

  await test.step('the next day I can withdraw again', async () => {
    await world.change({ moveClockMs: aDay })
    await page.reload()
    await page.getByLabel('Password', { exact: true }).fill(demonstration.password)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(cardButton(page)).toBeEnabled()
    expect(sent()).toBe(2)
    await cardButton(page).click()
    await expect(page.getByText(cardThanks)).toBeVisible()
    await expect(page.getByRole('link', { name: /£784\.60/ })).toBeVisible()
  })
})

test('CARDW-03, OQ-135 if my connection breaks and the browser repeats the request, there is one withdrawal, and the page thanks me', async ({
  page,
  world,
}) => {
  // The connection ends without a byte after the call was processed, so the browser repeats the
  // request.
  await world.arrange({ signedIn: true, faults: [{ call: card, kind: 'unanswered', times: 1 }] })
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
