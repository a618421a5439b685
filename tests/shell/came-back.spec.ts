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

/**
 * What Back from another document does in a browser with a back/forward cache. The one that runs the
 * tests has none.
 */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isBefore: true }))
  await goAway(page)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await page.waitForFunction(() => Reflect.get(window, 'isBefore') === undefined)
}

/** What leaving does there: the page is kept as it is. */
const goAway = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))

test('OQ-134, OQ-131 I look at the terms in the middle of a transfer: nothing shows until the page has been loaded again, then all is there but the account, and a load that is stopped can be started again', async ({
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
    // The root has no box of its own: what is in it counts, and so does the open menu above the page.
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
  // The clock goes on by itself as well.
  await page.clock.runFor(6_000)
  await expect(tryAgain).toHaveCount(0)
  await page.clock.runFor(6_500)
  await expect(page.getByText('Something went wrong.')).toBeVisible()
  await tryAgain.click()
  await expect(page.getByLabel('Transfer value')).toBeVisible()
})

test('OQ-135 I look at the terms while my withdrawal runs, and it ends while I am there: back again, I am told', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  const answered = await pageHears(page, '/api/WithdrawSavings')
  await openAccount(page)
  const letAnswer = await holdCall(page, '/api/WithdrawSavings')
  await cardButton(page).click()
  await goAway(page)
  letAnswer()
  await answered()
  // Long enough for a page that still listens to take what it says for read.
  await page.waitForTimeout(200)
  await comeBack(page)
  await expect(
    page.getByText('We don’t know if a withdrawal to your card was made.', { exact: false }),
  ).toBeVisible()
})

test('OQ-105 a page that I left while my order was being placed starts no payment, whatever answer wakes it', async ({
  page,
  world,
}) => {
  const answered = await pageHears(page, '/api/order')
  await startCheckout(page, world)
  await fillInAddress(page)
  const letAnswer = await holdCall(page, '/api/order')
  const payments = countCalls(page, 'POST', '/api/Order/7001/Pay')
  await page.getByRole('button', { name: 'Proceed to payment' }).click()
  await goAway(page)
  letAnswer()
  await answered()
  await comeBack(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  expect(payments()).toBe(0)
})
