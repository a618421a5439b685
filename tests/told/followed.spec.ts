/** A call that is followed by another before its outcome was seen. */

import type { Page } from '@playwright/test'
import { basketRow, plumfield } from '../support/shopping.ts'
import { outcomeSeen, storedBy } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'
import { goTo, leave } from '../support/ways.ts'
import type { World } from '../support/world.ts'
import { add, buyAndLeave } from './bought.ts'

/** The first is refused, below the edge of the screen; the second is in the basket. */
async function buyTwice(page: Page, world: World): Promise<void> {
  await page.setViewportSize({ width: 390, height: 700 })
  const refused = { status: 400, body: '{"ModelState":{"":["Not at present."]}}', times: 1 }
  await buyAndLeave(page, world, [{ call: 'POST /api/PurchaseNGCVoucher', ...refused }])
  await goTo(page, plumfield.path)
  await expect(page.getByText('Not at present.')).toBeVisible()
  await expect(page.getByText('Not at present.')).not.toBeInViewport()
  await page.getByLabel('First name').press('Enter')
  // Its focus has brought the end of the form into view, where a slow answer would leave it to be read.
  await page.evaluate(() => scrollTo(0, 0))
  await expect(basketRow(page)).toHaveCount(1)
}

test('OQ-135 I buy another voucher with the Enter key before I have seen what became of the first: I am told of both', async ({
  page,
  world,
}) => {
  await buyTwice(page, world)
  const before = page.getByText('Earlier: Your voucher was not added to your basket.')
  await before.scrollIntoViewIfNeeded()
  await expect(before).toBeInViewport()
  await outcomeSeen(page)
  await leave(page)
  await goTo(page, plumfield.path)
  await expect(add(page)).toBeVisible()
  await expect(page.getByText('not added to your basket')).toHaveCount(0)
})

test('OQ-135 a reload just after the second takes nothing back: I am told of the first still', async ({
  page,
  world,
}) => {
  await buyTwice(page, world)
  const first = page.getByText('Earlier: Your voucher was not added to your basket.')
  for (const _ of [1, 2]) {
    await page.reload()
    await expect(first).toBeAttached()
  }
  await first.scrollIntoViewIfNeeded()
  await expect(first).toBeInViewport()
  // The tab keeps the second outcome, which is further up, and no longer the first.
  await expect.poll(() => storedBy(page)).toContain('"earlier":[]')
  await page.reload()
  await expect(basketRow(page)).toHaveCount(1)
  await expect(first).toHaveCount(0)
})
