import { tabTo } from '../support/keyboard.ts'
import { expect, test } from '../support/test.ts'

test('SEARCH-04, SEARCH-06, SEARCH-34 searching, by keyboard alone', async ({ page, world }) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Home/Dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Priya' })).toBeVisible()
  await tabTo(page, 'searchbox', 'Search')
  await page.keyboard.type('e')
  await page.keyboard.press('Enter')
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toHaveText(/results$/)

  await tabTo(page, 'radio', 'All')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Cashback' })).toBeChecked()
  await expect(page).toHaveURL('/Member/Home/Search?search=e&page=1&filter=Cashback')
  await expect(status).toHaveText(/results$/)

  await tabTo(page, 'link', /cashback offer/)
  const next = page.getByRole('button', { name: 'Next page' })
  await expect(next).toBeEnabled()
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
  await expect(status).toHaveText(/results$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeFocused()
})
