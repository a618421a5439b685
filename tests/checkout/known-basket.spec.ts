import type { Page } from '@playwright/test'
import {
  basketRow,
  calls,
  fillInAddress,
  fillInVoucher,
  heading,
  plumfield,
  proceed,
  startCheckout,
} from '../support/shopping.ts'
import { expect, test } from '../support/test.ts'

/** Records every order total that the page shows, the oldest first. */
async function watchTotals(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const seen: string[] = []
    const look = () => {
      const total = /Order total\s*(£[\d,.]+)/.exec(document.body.textContent)?.[1]
      if (total !== undefined && seen.at(-1) !== total) seen.push(total)
    }
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    Object.assign(window, { seenTotals: seen })
  })
  return () => page.evaluate(() => Reflect.get(window, 'seenTotals'))
}

/** Holds back the page's requests to this address until they are released. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(`**${path}`, async (route) => {
    await isLetGo
    // The browser may have aborted the request.
    await route.continue().catch(() => undefined)
  })
  return letGo
}

test('BASKET-01, BASKET-02, VOUCHER-15 while the basket is read after I buy another voucher, I can’t order the old one, and no total is wrong', async ({
  page,
  world,
}) => {
  await startCheckout(page, world)
  await expect(page.getByRole('main')).toContainText('£47.50')
  await page.goBack()
  await expect(heading(page, plumfield.name)).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('')
  await fillInVoucher(page, '£100.00')
  const [basketRead, totalRead] = [
    await holdBack(page, '/api/Basket'),
    await holdBack(page, '/api/Basket/Total?*'),
  ]
  const totals = await watchTotals(page)
  await page.getByRole('button', { name: 'Add to basket' }).dblclick()
  await expect(page).toHaveURL('/Member/Checkout')
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await expect(proceed(page).and(page.locator(':enabled'))).toHaveCount(0)
  basketRead()
  await expect(basketRow(page).nth(1)).toBeVisible()
  await fillInAddress(page)
  await expect(proceed(page)).toBeDisabled()
  await page.getByLabel('City').press('Enter')
  totalRead()
  await expect(proceed(page)).toBeEnabled()
  expect(await world.requests(calls.purchase)).toHaveLength(2)
  expect(await world.requests(calls.order)).toEqual([])
  expect(await totals()).toEqual(['£142.50'])

  await proceed(page).click()
  await expect(page).toHaveURL('/Member/PaymentProvider/7001')
  await expect(page.getByText('£142.50')).toBeVisible()
  expect(await world.requests(calls.order)).toHaveLength(1)
})
