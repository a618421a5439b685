import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search by name' })
const category = (page: Page) => page.getByRole('combobox', { name: 'Category' })
const cards = (page: Page) => page.getByRole('main').getByRole('listitem')
const count = (page: Page) => page.getByRole('main').getByRole('status')
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

test('DIR-04, DIR-11, DIR-21, DIR-22, DIR-23, DIR-28, OQ-024 among ten thousand retailers I find one as I type, and another by its category, and come back to the same place', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true, scenario: ['large-catalogue'] })
  // Simulates Safari, which refuses to write the address too often, with a lower limit.
  await page.addInitScript(() => {
    const { replaceState } = History.prototype
    let refusals = 6
    History.prototype.replaceState = function (this: History, ...given) {
      const isTyped = String(given[2]).includes('search=')
      if (isTyped && refusals-- > 0) throw new DOMException('Too often', 'SecurityError')
      replaceState.apply(this, given)
    }
  })
  await page.goto('/Member/Home/Dashboard')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Main menu' }).getByText('Cashback').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cashback' })).toBeFocused()
  await expect(count(page)).toHaveText('10,000 retailers', { timeout: 120_000 })

  await test.step('the list follows my typing without losing a letter', async () => {
    await field(page).pressSequentially('KITE')
    await expect(field(page)).toHaveValue('KITE')
    await expect(cards(page).filter({ hasNotText: /kite/i })).toHaveCount(0)
    await expect(cards(page).first()).toBeVisible()
    await expect(page).toHaveURL('/Member/Home/Cashback?search=KITE')
  })

  await test.step('Back opens the previous page, and Forward restores what I typed', async () => {
    await page.goBack()
    await expect(page).toHaveURL('/Member/Home/Dashboard')
    await page.goForward()
    await expect(field(page)).toHaveValue('KITE')
  })

  await test.step('the matching letters are marked, even if I type ‘and’ for ‘&’', async () => {
    await field(page).fill('tallow and thread')
    await expect(cards(page)).toHaveText([/Tallow & Thread/])
    const marked = () =>
      page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map((range) => String(range)))
    expect(await marked()).toEqual(['Tallow & Thread'])
    await field(page).fill('')
    await expect(cards(page)).toHaveCount(60)
    expect(await marked()).toEqual([])
  })

  await test.step('I choose a category, look at a retailer, and come back to the category', async () => {
    await category(page).selectOption('905')
    await expect(page).toHaveURL('/Member/Home/Cashback?category=905')
    await expect(count(page)).not.toHaveText('10,000 retailers')
    const found = (await count(page).textContent()) ?? ''
    const name = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? ''
    await page.getByRole('link', { name }).first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
    expect(await scrolled(page)).toBe(0)

    await page.goBack()
    await expect(page).toHaveURL('/Member/Home/Cashback?category=905')
    await expect(count(page)).toHaveText(found)
    await page.goForward()
    await page.getByRole('link', { name: 'Back to cashback' }).click()
    await expect(page).toHaveURL('/Member/Home/Cashback?category=905')
    await expect(count(page)).toHaveText(found)
  })
})
