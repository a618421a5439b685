/** When the member requests another page, Firefox aborts the calls of the current one, which is still on the screen. */
import type { Page } from '@playwright/test'
import { installClock } from '../support/clock.ts'
import { holdCall } from '../support/held-call.ts'
import { completeOrder, expectThanks, fillInOrder, orderOfCar } from '../support/orders.ts'
import { cardButton, openAccount, savingsOf } from '../support/savings.ts'
import { expect, test } from '../support/test.ts'

test.use({ foreseenComplaint: /ERR_FAILED/ })
test.beforeEach(({ world }) => world.arrange({ signedIn: true }))

/** Presses, and aborts the call a second before a reload, as Firefox does. */
async function cutOffByReload(page: Page, path: string, press: () => Promise<void>): Promise<void> {
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  await page.route(`**${path}`, async (route) => {
    await mayEnd
    await route.abort()
  })
  const sent = page.waitForRequest(`**${path}`)
  await press()
  await sent
  await page.evaluate(() => dispatchEvent(new Event('beforeunload')))
  const ended = page.waitForEvent('requestfailed')
  end()
  await ended
  await page.waitForTimeout(1000)
}

test('CARDW-04, OQ-135 if the browser aborts my withdrawal because I reload the page, it is reported after the reload and not before', async ({
  page,
}) => {
  await openAccount(page)
  await cutOffByReload(page, '/api/WithdrawSavings', () => cardButton(page).click())
  await expect(page.getByText('Withdrawing...')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^We lost contact before your card withdrawal/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible()
})

test('SALSAC-22, OQ-135 if the browser aborts my order because I reload the page, a note says that it may have been placed', async ({
  page,
}) => {
  await page.goto(orderOfCar)
  await fillInOrder(page)
  await cutOffByReload(page, '/api/PurchaseChoice', () => completeOrder(page).click())
  await page.reload()
  await expect(
    page.getByText(/^We don’t know if a salary sacrifice order was placed/),
  ).toBeVisible()
})

test('OQ-135 if my other tab reloads during its withdrawal, this one waits, and then shows the new balance', async ({
  page,
  context,
  world,
}) => {
  const pass = await installClock(context)
  await openAccount(page)
  const second = await context.newPage()
  await openAccount(second)
  await world.change({ faults: [{ call: 'GET /api/WithdrawSavings', delayMs: 3000, times: 1 }] })
  const sent = page.waitForRequest('**/api/WithdrawSavings')
  await cardButton(page).click()
  await sent
  const waiting = second.getByText(/^Another tab is sending a withdrawal/)
  await expect(waiting).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^We lost contact before your card withdrawal/)).toBeVisible()
  const mayStillArrive = second.getByText('Your withdrawal may still go through.')
  await expect(mayStillArrive).toBeVisible()
  await expect(cardButton(second)).toBeDisabled()
  await expect.poll(async () => (await savingsOf(page)).balance).toBe(1034.6)
  // The rest of the minute passes in real time.
  await pass(57_000)
  await expect(mayStillArrive).toBeHidden()
  await expect(cardButton(second)).toBeEnabled()
  await expect(second.getByRole('main').getByText('£1,034.60').first()).toBeVisible()
})

test('SALSAC-22, OQ-135 if my order is placed while I reload the page, the next page reports it', async ({
  page,
}) => {
  await page.goto(orderOfCar)
  await fillInOrder(page)
  const letAnswer = await holdCall(page, '/api/PurchaseChoice')
  await completeOrder(page).click()
  await page.evaluate(() => dispatchEvent(new Event('beforeunload')))
  letAnswer()
  await expectThanks(page)
  await page.waitForTimeout(500)
  await page.goto(orderOfCar)
  await expect(page.getByText('Your salary sacrifice order was placed.')).toBeVisible()
})
