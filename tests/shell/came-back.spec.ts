import type { Page } from '@playwright/test'
import { holdCall, pageHears } from '../support/held-call.ts'
import {
  cardButton,
  countCalls,
  fillTransfer,
  openAccount,
  openTransfer,
} from '../support/savings.ts'
import { fillInAddress, startCheckout } from '../support/shopping.ts'
import { storedBy } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'

/** Simulates Back from another document in a browser with a back/forward cache, which the test browser lacks. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isBefore: true }))
  await goAway(page)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await page.waitForFunction(() => Reflect.get(window, 'isBefore') === undefined)
}

/** Simulates leaving: the page is frozen unchanged. */
const goAway = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))

test('OQ-134, OQ-131 if I look at the terms during a transfer, nothing is shown until the page has reloaded, everything except my bank details is restored, and a stopped reload can be started again', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.clock.install()
  await openTransfer(page)
  await fillTransfer(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const letLoad = await holdCall(page, '/Member/WithdrawViaBank')
  const shown = await page.evaluate(() => {
    // The root has no box, so we look at its content and the open menu above the page.
    const shown = () =>
      [...document.querySelectorAll('body *')].filter(
        (element) => element.checkVisibility() && element.getClientRects().length > 0,
      ).length
    const before = shown()
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    const left = shown()
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    return [before, left, shown()]
  })
  expect(shown).toEqual([expect.any(Number), 0, 0])
  expect(shown[0]).toBeGreaterThan(20)
  letLoad()
  await expect(page.getByLabel('Transfer value')).toHaveValue('200')
  await expect(page.getByLabel('Contact telephone number')).toHaveValue('01632 960 774')
  for (const secret of ['Account number', 'Sort code']) {
    await expect(page.getByLabel(secret)).toHaveValue('')
  }
  await expect(
    page.getByText(/^For your security, we don’t keep your account number/),
  ).toBeVisible()
  expect(await storedBy(page)).not.toContain('01632')

  await goAway(page)
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    window.stop()
  })
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  // The clock also runs in real time.
  await page.clock.runFor(6_000)
  await expect(tryAgain).toHaveCount(0)
  await page.clock.runFor(6_500)
  await expect(page.getByText('Something went wrong.')).toBeVisible()
  await tryAgain.click()
  await expect(page.getByLabel('Transfer value')).toBeVisible()
})

test('OQ-135 if my withdrawal ends while I look at the terms, it is reported when I come back', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  const answered = await pageHears(page, '/api/WithdrawSavings')
  await openAccount(page)
  const letAnswer = await holdCall(page, '/api/WithdrawSavings')
  const sent = page.waitForRequest('**/api/WithdrawSavings')
  await cardButton(page).click()
  await sent
  await goAway(page)
  letAnswer()
  await answered()
  // Long enough for a page that still listens to count its message as seen.
  await page.waitForTimeout(200)
  await comeBack(page)
  await expect(page.getByText(/^We lost contact before your card withdrawal/)).toBeVisible()
})

test('OQ-105 a page that I left while my order was placed starts no payment, even if a response wakes it', async ({
  page,
  world,
}) => {
  const answered = await pageHears(page, '/api/order')
  await startCheckout(page, world)
  await fillInAddress(page)
  const letAnswer = await holdCall(page, '/api/order')
  const payments = countCalls(page, 'POST', '/api/Order/7001/Pay')
  const sent = page.waitForRequest('**/api/order')
  await page.getByRole('button', { name: 'Proceed to payment' }).click()
  await sent
  await goAway(page)
  letAnswer()
  await answered()
  await comeBack(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  expect(payments()).toBe(0)
})
