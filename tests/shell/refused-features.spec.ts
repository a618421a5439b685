import { expect, test } from '../support/test.ts'

/** What a browser may refuse: in private windows, in other apps, by policy or by an extension. */
const makers = [
  'BroadcastChannel',
  ...['IntersectionObserver', 'ResizeObserver', 'MutationObserver', 'PerformanceObserver'],
]
const places = ['localStorage', 'sessionStorage']

for (const feature of [...makers, ...places])
  test(`in a browser that refuses ${feature} every page is there`, async ({ page, world }) => {
    await world.arrange({ signedIn: true })
    await page.addInitScript((name) => {
      const refuse = () => {
        throw new DOMException(`${name} is refused`, 'SecurityError')
      }
      const isMaker = !name.endsWith('Storage')
      Object.defineProperty(window, name, isMaker ? { value: refuse } : { get: refuse })
    }, feature)
    for (const path of [
      ...['/Home/Dashboard', '/MyAccount', '/Home/TotalWellnessStatement', '/Home/Cashback'],
      ...['/Retailer/1040/hearthwick-kitchens', '/Home/Search?search=a', '/Login'],
    ]) {
      await page.goto(`/Member${path}`)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.locator('[inert] .skeleton, main .skeleton')).toHaveCount(0)
      await expect(page.getByText('Something went wrong.', { exact: true })).toHaveCount(0)
    }
  })
