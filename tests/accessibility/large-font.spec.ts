import type { Page } from '@playwright/test'
import { electricCar, onDayOfKnownRates, orderOfCar } from '../support/orders.ts'
import { expect, test } from '../support/test.ts'
import { goTo } from '../support/ways.ts'

/** A browser's font sizes. Most phones can double the size of text. */
const fontSizes = [16, 24, 32, 40]
/** Up to twice the usual size, no text may be squeezed into a column of a few letters. */
const mostSizeWithWholeWords = 32

const paths = [
  ...['/Member/Home/Dashboard', '/Member/Home/Cashback', '/Member/Home/Vouchers'],
  ...['/Member/Home/Search?search=a', '/Member/Retailer/1040/hearthwick-kitchens'],
  ...['/Member/Vendor/PLU1089', '/Member/MyAccount', '/Member/EditAccount'],
  ...['/Member/WithdrawViaBank', '/Member/Checkout', '/Member/Contact'],
  ...['/Member/Home/TotalRewardStatement', '/Member/Home/TotalWellnessStatement'],
  ...[electricCar.path, orderOfCar],
]

/** A member's own style sheet may increase the spacing of letters and lines (WCAG 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`

test.use({ bypassCSP: true })

test('no screen scrolls sideways on a phone, squeezes its words or clips them, at any font size and spacing', async ({
  page,
  world,
}) => {
  await onDayOfKnownRates(page)
  await world.arrange({ signedIn: true })
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
  await expect(page.getByRole('table', { name: 'Your monthly payslip' })).toBeVisible()
  await expectNoScrolling(page, 'the payslip')
})

async function expectNoScrolling(page: Page, screen: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 780 })
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('.skeleton')).toHaveCount(0)
  for (const size of fontSizes) {
    const bad = await page.evaluate(
      ({ size, mostSize }) => {
        document.documentElement.style.fontSize = `${size}px`
        const { scrollWidth, clientWidth } = document.documentElement
        const isSqueezed = (element: Element) => {
          const { width, height } = element.getBoundingClientRect()
          const { fontSize, lineHeight } = getComputedStyle(element)
          const lines = height / Number.parseFloat(lineHeight)
          const hasText = [...element.childNodes].some(
            (node) => node instanceof Text && node.data.trim() !== '',
          )
          return (
            size <= mostSize && hasText && lines > 4.5 && width < 4 * Number.parseFloat(fontSize)
          )
        }
        const squeezed = [...document.querySelectorAll('main *')].filter(isSqueezed)
        const wide = [...document.querySelectorAll('body *')].filter(
          (element) =>
            scrollWidth > clientWidth && element.getBoundingClientRect().right > clientWidth + 1,
        )
        return [...squeezed, ...wide].map(
          (element) => `${element.tagName} ${element.className} ${element.textContent}`,
        )
      },
      { size, mostSize: mostSizeWithWholeWords },
    )
    expect.soft(bad, `${screen} at ${size} px`).toEqual([])
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
  const sheet = await page.addStyleTag({ content: spacing })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 780 })
    const bad = await page.evaluate(cutOff)
    expect.soft(bad, `${screen} with text set wider, at ${width} px`).toEqual([])
  }
  await sheet.evaluate((tag) => tag.parentNode?.removeChild(tag))
}

/** Runs in the page: texts that are clipped, and whether the page is too wide. */
function cutOff(): readonly string[] {
  const reachesOut = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element)
    const isCut = [overflowX, overflowY].some(
      (overflow) => overflow === 'hidden' || overflow === 'clip',
    )
    const { right, bottom } = element.getBoundingClientRect()
    return (
      isCut &&
      element.clientWidth > 4 &&
      [...element.querySelectorAll('p, h1, h2, h3, a, th, td, label, button')].some((text) => {
        const own = text.getBoundingClientRect()
        return (
          text.checkVisibility() &&
          own.width > 4 &&
          (own.bottom > bottom + 1 || own.right > right + 1)
        )
      })
    )
  }
  const { scrollWidth, clientWidth } = document.documentElement
  return [
    ...[...document.querySelectorAll('body *:not(.banner-frame, .banner-frame *)')]
      .filter(reachesOut)
      .map((element) => element.className),
    ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : []),
  ]
}
