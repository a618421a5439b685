import { expect, test } from '../support/test.ts'

/** Of a browser; the text of most phones can be made twice as large. */
const fontSizes = [16, 24, 32, 40]

for (const path of [
  ...[
    '/Home/Dashboard',
    '/Home/Cashback',
    '/Home/Vouchers',
    '/Home/Search?search=a',
    '/Retailer/1040/x',
  ],
  ...['/Vendor/MUG', '/MyAccount', '/EditAccount', '/WithdrawViaBank', '/Checkout', '/Contact'],
  ...['/Home/TotalRewardStatement', '/Login'],
])
  test(`${path} does not scroll sideways on a phone, however large its font is`, async ({
    page,
    world,
  }) => {
    await world.arrange({ signedIn: true })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/Member${path}`)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('.skeleton')).toHaveCount(0)
    for (const size of fontSizes) {
      const wide = await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = `${fontSize}px`
        const { scrollWidth, clientWidth } = document.documentElement
        if (scrollWidth <= clientWidth) return []
        return [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
          .map((element) => `${element.tagName} ${element.className}`)
      }, size)
      expect(wide, `at ${size} px`).toEqual([])
    }
  })
