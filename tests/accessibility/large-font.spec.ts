import type { Page } from '@playwright/test'
import { electricCar, onDayOfKnownRates, orderOfCar } from '../support/orders.ts'
import { expect, test } from '../support/test.ts'
import { goTo } from '../support/ways.ts'

/** Of a browser; the text of most phones can be made twice as large. */
const fontSizes = [16, 24, 32, 40]

const paths = [
  ...['/Member/Home/Dashboard', '/Member/Home/Cashback', '/Member/Home/Vouchers'],
  ...['/Member/Home/Search?search=a', '/Member/Retailer/1040/hearthwick-kitchens'],
  ...['/Member/Vendor/PLU1089', '/Member/MyAccount', '/Member/EditAccount'],
  ...['/Member/WithdrawViaBank', '/Member/Checkout', '/Member/Contact'],
  ...['/Member/Home/TotalRewardStatement', '/Member/Home/TotalWellnessStatement'],
  ...[electricCar.path, orderOfCar],
]

test('no screen scrolls sideways on a phone or squeezes its heading, however large its font is', async ({
  page,
  world,
}) => {
  await onDayOfKnownRates(page)
  await world.arrange({ signedIn: true })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/Member/Login')
  await expectNoScrolling(page, 'the login')
  await page.goto('/Member/Home/mybenefits/14')
  await expectNoScrolling(page, 'a tab of benefits')
  for (const path of paths) {
    await goTo(page, path)
    await expectNoScrolling(page, path)
  }
  await page.getByText('See it on your payslip').click()
  await page.getByLabel('Your salary for a year').fill('30000')
  await expect(page.getByRole('table', { name: 'Your payslip, a month' })).toBeVisible()
  await expectNoScrolling(page, 'the payslip')
})

async function expectNoScrolling(page: Page, screen: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('.skeleton')).toHaveCount(0)
  for (const size of fontSizes) {
    const bad = await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = `${fontSize}px`
      const { scrollWidth, clientWidth } = document.documentElement
      const widthOf = (element: Element) => element.getBoundingClientRect().width
      const squeezed = [...document.querySelectorAll('h1')].filter((one) => widthOf(one) < 120)
      const wide = [...document.querySelectorAll('body *')].filter(
        (element) =>
          scrollWidth > clientWidth && element.getBoundingClientRect().right > clientWidth + 1,
      )
      return [...squeezed, ...wide].map((element) => `${element.tagName} ${element.className}`)
    }, size)
    expect.soft(bad, `${screen} at ${size} px`).toEqual([])
  }
}
