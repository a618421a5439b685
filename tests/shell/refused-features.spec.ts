import type { Page } from '@playwright/test'
import { electricCar, orderOfCar } from '../support/orders.ts'
import { openCheckoutWithVoucher } from '../support/shopping.ts'
import { expect, test } from '../support/test.ts'
import { goTo } from '../support/ways.ts'

/**
 * Features that a browser may refuse: in private windows, in other apps, by policy or by an extension. A stamp moves
 * only if the browser says that it may, so these two are not refused together.
 */
const refused = [
  ['BroadcastChannel', 'IntersectionObserver', 'PerformanceObserver', 'matchMedia', 'localStorage'],
  ['ResizeObserver', 'MutationObserver', 'startViewTransition', 'sessionStorage'],
]

for (const features of refused)
  test(`in a browser that refuses ${features.join(', ')} every page works`, async ({
    page,
    world,
  }) => {
    await world.arrange({ signedIn: true })
    await page.addInitScript((names) => {
      for (const name of names) {
        const refuse = () => {
          throw new DOMException(`${name} is refused`, 'SecurityError')
        }
        const isPlace = name.endsWith('Storage')
        const owner = name in document ? document : window
        Object.defineProperty(owner, name, isPlace ? { get: refuse } : { value: refuse })
      }
    }, features)
    await openCheckoutWithVoucher(page)
    for (const path of [
      ...['/Member/Home/Dashboard', '/Member/MyAccount', '/Member/Home/TotalWellnessStatement'],
      ...['/Member/Home/Cashback', '/Member/Retailer/1040/hearthwick-kitchens'],
      ...['/Member/Home/Search?search=a', electricCar.path, orderOfCar],
    ]) {
      await goTo(page, path)
      await expectPage(page)
    }
    await page.getByText('See it on your payslip').click()
    await expect(page.getByLabel('Your salary for a year')).toBeVisible()
    await page.goto('/Member/Login')
    await expectPage(page)
  })

async function expectPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[inert] .skeleton, main .skeleton')).toHaveCount(0)
  await expect(page.getByText('Something went wrong.', { exact: true })).toHaveCount(0)
}
