import type { Page } from '@playwright/test'
import {
  basketRow,
  calls,
  fillInAddress,
  fillInVoucher,
  startCheckout,
} from '../support/shopping.ts'
import { expect, test } from '../support/test.ts'

/** Every order total that the page shows from now on, the oldest first. */
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

test('BASKET-01, OQ-032 the basket that I bought into can’t be read: I am told so, and order nothing on the old one', async ({
  page,
  world,
}) => {
  await startCheckout(page, world)
  await page.goBack()
  await fillInVoucher(page, '£100.00')
  await world.change({ faults: [{ call: 'GET /api/Basket', kind: 'error' }] })
  const totals = await watchTotals(page)
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await expect(page).toHaveURL('/Member/Checkout')
  await expect(page.getByText('Something went wrong.').first()).toBeVisible()
  await fillInAddress(page)
  await page.getByLabel('City').press('Enter')
  await expect(basketRow(page)).toHaveCount(0)
  expect([await totals(), await world.requests(calls.order)]).toEqual([[], []])
})
