import type { Page } from '@playwright/test'
import { layoutShifts, watchLayoutShifts } from '../support/layout-shifts.ts'
import { quietNetwork } from '../support/network.ts'
import { expect, test } from '../support/test.ts'

const status = (page: Page) => page.getByRole('main').getByRole('status')
const cards = (page: Page) => page.getByRole('main').getByRole('listitem')
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

async function searchFor(page: Page, text: string) {
  await page.getByRole('banner').getByRole('searchbox', { name: 'Search' }).fill(text)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeFocused()
}

test('SEARCH-34, SEARCH-06, SEARCH-28, OQ-024, ROUTE-11 I search from the top bar, reach a retailer, a voucher and a benefit, and turn pages; Back returns to the same place', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Home/Dashboard')
  await searchFor(page, 'cycle')
  await expect(page).toHaveURL('/Member/Home/Search?search=cycle&page=1')
  await expect(status(page)).toHaveText(/^[\d,]+ results$/)

  const retailer = cards(page).filter({ hasText: 'cashback offer' }).first().getByRole('link')
  const voucher = cards(page).filter({ hasText: 'Voucher' }).first().getByRole('link')
  const benefit = cards(page)
    .filter({ hasText: /Salary Sacrifice|Direct Saving/ })
    .first()
    .getByRole('link')
  for (const [link, at] of [
    [retailer, /^\/Member\/Retailer\/\d+\/[a-z-]+$/],
    [voucher, /^\/Member\/Vendor\/\w+$/],
    [benefit, /^\/Member\/Choice\/\d+$/],
  ] as const) {
    const href = await link.getAttribute('href')
    expect(href).toMatch(at)
    await link.click()
    await expect(page).toHaveURL(href ?? '')
    await page.goBack()
    await expect(page).toHaveURL('/Member/Home/Search?search=cycle&page=1')
    await expect(status(page)).toHaveText(/^[\d,]+ results$/)
  }

  await page.getByRole('main').getByRole('searchbox', { name: 'Search' }).fill('')
  await expect(page).toHaveURL('/Member/Home/Search?page=1')
  await expect(cards(page)).toHaveCount(60)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages.getByRole('button', { name: 'Previous page' })).toBeDisabled()

  await page.getByText('Cashback', { exact: true }).click()
  await expect(pages).toContainText('Page 1 of 20')
  const headings = page.getByRole('heading', { level: 2 })
  const first = await headings.first().textContent()
  await pages.getByRole('button', { name: 'Next page' }).click()
  await expect.poll(() => scrolled(page)).toBe(0)
  await expect(page).toHaveURL('/Member/Home/Search?page=2&filter=Cashback')
  await expect(status(page)).toHaveText('1,200 results')
  await expect(headings.first()).not.toHaveText(first ?? '')
  const names = await headings.allTextContents()
  await pages.getByRole('button', { name: 'Last page' }).click()
  await expect(pages).toContainText('Page 20 of 20')
  await expect(pages.getByRole('button', { name: 'Next page' })).toBeDisabled()

  await page.goBack()
  await expect(pages).toContainText('Page 2 of 20')
  await cards(page).nth(30).getByRole('link').click()
  await expect(page).toHaveURL(/\/Retailer\//)
  await page.goBack()
  await expect(page).toHaveURL('/Member/Home/Search?page=2&filter=Cashback')
  await expect(page.getByRole('radio', { name: 'Cashback' })).toBeChecked()
  await expect(headings).toHaveText(names)
  expect(await scrolled(page)).toBe(0)
})

test('SEARCH-22 nothing jumps while the search loads, with many results or few', async ({
  page,
  world,
}) => {
  await world.arrange({
    signedIn: true,
    faults: [{ call: 'GET /api/search', delayMs: 1_000 }],
  })
  await watchLayoutShifts(page)
  await page.setViewportSize({ width: 1280, height: 1000 })
  for (const text of ['garden', 'Fernhill Books']) {
    await page.goto(`/Member/Home/Search?search=${text}&page=1`)
    await expect(page.getByText('Loading...')).toBeVisible()
    await expect(status(page)).toHaveText(/results/)
    await quietNetwork(page)
    const shifts = await layoutShifts(page)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeCloseTo(0, 3)
  }
})
