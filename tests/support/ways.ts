import type { Page } from '@playwright/test'
import { holdCall } from './held-call.ts'
import { completeOrder, fillInOrder, orderOfCar } from './orders.ts'
import { home } from './savings.ts'
import { outcomeKept } from './stored.ts'
import { expect } from './test.ts'

/**
 * Opens another page without reloading the portal, by the browser's own Back. Unlike an event from a script, it lets
 * React render between the listeners.
 */
export async function goTo(
  page: Page,
  path: string,
  arrives: string | RegExp = path,
): Promise<void> {
  await page.evaluate((path) => {
    // The browser's own method, which the portal doesn't notice.
    const push = (path: string) => History.prototype.pushState.call(history, {}, '', path)
    const here = location.href
    push(path)
    push(here)
    history.back()
  }, path)
  await expect(page).toHaveURL(arrives)
}

/** Opens the dashboard, by its link. */
export async function leave(page: Page): Promise<void> {
  await home(page).click()
  await expect(page).toHaveURL('/Member/Home/Dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Places the order of a car while the member is on the dashboard. */
export async function orderAndLeave(page: Page): Promise<void> {
  await page.goto(orderOfCar)
  await fillInOrder(page)
  const letAnswer = await holdCall(page, '/api/PurchaseChoice')
  await completeOrder(page).click()
  await leave(page)
  letAnswer()
  await outcomeKept(page)
}
