/** The member learns the outcome of a call on any page. */
import { completeOrder, fillInOrder, orderOfCar, watchOrders } from '../support/orders.ts'
import {
  cardButton,
  home,
  leaveWhileWithdrawing,
  openAccount,
  savingsOf,
} from '../support/savings.ts'
import { startVoucher } from '../support/shopping.ts'
import { signInAgain } from '../support/sign-in-again.ts'
import { closeReport, outcomeKept } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'
import { goTo } from '../support/ways.ts'

for (const [description, limit, sentence] of [
  ['made', [], 'Your card withdrawal went through.'],
  [
    'refused',
    [{ call: 'GET /api/WithdrawSavings', status: 403 }],
    'Your card withdrawal didn’t go through. Your balance has not changed.',
  ],
] as const) {
  test(`CARDW-04, OQ-135 if my withdrawal is ${description} while I am on another page, a reload still reports it, until I close the message`, async ({
    page,
    world,
  }) => {
    await world.arrange({ signedIn: true, faults: [...limit] })
    const letAnswer = await leaveWhileWithdrawing(page)
    letAnswer()
    await outcomeKept(page)
    await page.unrouteAll()
    await page.reload()
    await page.goto('/Member/MyAccount')
    await expect(page.getByText(sentence)).toBeVisible()
    await home(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByText(sentence)).toBeVisible()
    await closeReport(page)
    await page.goto('/Member/MyAccount')
    await expect(cardButton(page)).toBeEnabled()
    await expect(page.getByText(sentence)).toHaveCount(0)
  })
}

test('CARDW-04, OQ-135 a page that shows a running withdrawal then shows its outcome', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  const letAnswer = await leaveWhileWithdrawing(page)
  await goTo(page, '/Member/WithdrawViaBank')
  await expect(page.getByText('We’re sending your withdrawal request. Please wait.')).toBeVisible()
  letAnswer()
  await expect(page.getByText('Your card withdrawal went through.')).toBeVisible()
})

test.describe('The next page can’t be loaded', () => {
  test.use({ foreseenComplaint: /Failed to load resource|fetch/ })

  test('SALSAC-22, OQ-135 if my order is placed, and the thank-you doesn’t load, the form says that it was placed', async ({
    page,
    world,
  }) => {
    await world.arrange({ signedIn: true })
    await page.route(/ThankYou/, (route) => route.abort())
    await page.goto(orderOfCar)
    await fillInOrder(page)
    const sent = watchOrders(page)
    await completeOrder(page).click()
    await expect(page.getByText('Your salary sacrifice order was placed.')).toBeVisible()
    await expect(completeOrder(page)).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('Your salary sacrifice order was placed.')).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('VOUCHER-13, OQ-135 if my voucher is bought, and the basket’s page doesn’t load, the form says that it is in my basket', async ({
    page,
    world,
  }) => {
    await page.route(/_shell\.Checkout/, (route) => route.abort())
    await startVoucher(page, world)
    await page.getByRole('button', { name: 'Add to basket' }).click()
    await expect(page.getByText('We’ve added your voucher to your basket.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add to basket' })).toHaveCount(0)
  })
})

test('VOUCHER-13 opening the basket doesn’t report anything twice', async ({ page, world }) => {
  await startVoucher(page, world)
  await page.evaluate((sentence) => {
    const seen: number[] = []
    Object.assign(globalThis, { seen })
    const look = () => {
      if (document.body.textContent.includes(sentence)) seen.push(performance.now())
      requestAnimationFrame(look)
    }
    look()
  }, 'We’ve added your voucher to your basket.')
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page.getByText('Order total')).toBeVisible()
  expect(await page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen)).toEqual([])
})

test('SESSION-03, OQ-135 if my session ends while the balance is read after my withdrawal, the old balance isn’t shown behind the login', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await openAccount(page)
  await page.route('**/api/WithdrawSavings', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: '' })
  })
  await page.route('**/api/member', (route) => route.fulfill({ status: 401, body: '' }))
  await cardButton(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByText('£1,284.60')).toHaveCount(0)
  await page.unrouteAll()
  await signInAgain(page)
  await expect(page.getByText(/£1,034\.60/).first()).toBeVisible()
  expect((await savingsOf(page)).balance).toBe(1034.6)
})

test('EDIT-05, OQ-019 if I leave while my name is being saved, a refusal is shown on the next page, until I close it', async ({
  page,
  world,
}) => {
  const refusal = JSON.stringify({ ModelState: { FirstName: ['Not that name.'] } })
  await world.arrange({
    signedIn: true,
    faults: [{ call: 'PUT /api/member', status: 400, body: refusal, delayMs: 1500 }],
  })
  await page.goto('/Member/EditAccount')
  await page.getByLabel('First name').fill('Pria')
  await page
    .getByRole('region', { name: 'Basic Information' })
    .getByRole('button', { name: 'Save changes' })
    .click()
  await home(page).click()
  await expect(page).toHaveURL('/Member/Home/Dashboard')
  const news = page.getByText('Your account changes were not saved. Not that name.')
  await expect(news).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(news).toHaveCount(0)
})
