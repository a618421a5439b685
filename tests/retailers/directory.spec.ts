import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search by name' })
const category = (page: Page) => page.getByRole('combobox', { name: 'Category' })
const favourites = (page: Page) => page.getByRole('button', { name: 'View Favourites' })
const star = (page: Page, name: string) => page.getByRole('button', { name: `Favourite ${name}` })
const cards = (page: Page) => page.getByRole('main').getByRole('listitem')
const count = (page: Page) => page.getByRole('main').getByRole('status')
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

async function openDirectory(page: Page, query = '') {
  await page.goto(`/Member/Home/Cashback${query}`)
  await expect(cards(page).first()).toBeVisible()
}

test('DIR-25, DIR-27, DIR-16 I star a retailer, find it among my favourites, and remove the star', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true, scenario: ['no-favourites'] })
  await openDirectory(page)
  await star(page, '14 Kiln Street Cots').click()
  await expect(star(page, '14 Kiln Street Cots')).toHaveAttribute('aria-pressed', 'true')

  await favourites(page).click()
  await expect(page).toHaveURL('/Member/Home/Cashback?favourites=true')
  await expect(count(page)).toHaveText('1 retailer')
  await page.reload()
  await expect(cards(page)).toHaveText(/14 Kiln Street Cots/)

  await star(page, '14 Kiln Street Cots').click()
  await expect(count(page)).toContainText('No Retailers Found')
  await page.reload()
  await expect(count(page)).toContainText('No Retailers Found')
  await page.getByRole('button', { name: 'Show all retailers' }).click()
  await expect(cards(page)).toHaveCount(60)
})

test('DIR-26 a star that the server refuses goes out again', async ({ page, world }) => {
  await world.arrange({
    signedIn: true,
    scenario: ['no-favourites'],
    faults: [{ call: 'POST /api/Member/Favourites', status: 500, times: 1 }],
  })
  await openDirectory(page)
  await star(page, '14 Kiln Street Cots').click()
  await expect(page.getByText('We couldn’t change your favourites.')).toBeVisible()
  await expect(star(page, '14 Kiln Street Cots')).toHaveAttribute('aria-pressed', 'false')
  await star(page, '14 Kiln Street Cots').click()
  await expect(star(page, '14 Kiln Street Cots')).toHaveAttribute('aria-pressed', 'true')
})

test('DIR-21, DIR-22, DIR-23 I paste a link, look at a retailer, and come back to where I was', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await openDirectory(page, '?category=905')
  await expect(category(page)).not.toHaveValue('')
  const found = await count(page).textContent()
  const name = await page.getByRole('heading', { level: 2 }).first().textContent()
  await page
    .getByRole('link', { name: name ?? '' })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeFocused()
  expect(await scrolled(page)).toBe(0)

  await page.goBack()
  await expect(page).toHaveURL('/Member/Home/Cashback?category=905')
  await expect(count(page)).toHaveText(found ?? '')
  await page.goForward()
  await page.getByRole('link', { name: 'Back to cashback' }).click()
  await expect(page).toHaveURL('/Member/Home/Cashback?category=905')
  await expect(count(page)).toHaveText(found ?? '')
})

test('DIR-12, DIR-24, OQ-024 I turn pages: each starts at its top, and is in the address', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await openDirectory(page)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  const next = pages.getByRole('button', { name: 'Next page' })
  await next.scrollIntoViewIfNeeded()
  await next.click()
  await expect(page).toHaveURL('/Member/Home/Cashback?page=2')
  await expect(pages).toContainText('Page 2 of 20')
  expect(await scrolled(page)).toBe(0)
  await pages.getByRole('button', { name: 'First page' }).click()
  await expect(page).toHaveURL('/Member/Home/Cashback')
})

test('DIR-04, DIR-28 as I type, the list follows; Back leads to where I came from', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Home/Dashboard')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('navigation', { name: 'Main menu' }).getByText('Cashback').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cashback' })).toBeFocused()
  await field(page).pressSequentially('KITE')
  await expect(cards(page).filter({ hasNotText: /kite/i })).toHaveCount(0)
  await expect(cards(page).first()).toBeVisible()
  await expect(page).toHaveURL('/Member/Home/Cashback?search=KITE')
  await page.goBack()
  await expect(page).toHaveURL('/Member/Home/Dashboard')
})

test('DIR-28 I type a name as my phone writes it, and the matching letters are marked', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await openDirectory(page)
  await field(page).fill('tallow and thread')
  await expect(cards(page)).toHaveText([/Tallow & Thread/])
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map((range) => String(range)))
  expect(await marked()).toEqual(['Tallow & Thread'])
  await field(page).fill('')
  await expect(cards(page)).toHaveCount(60)
  expect(await marked()).toEqual([])
})

test('DIR-23, OQ-024 my browser refuses to write the address too often: I type on, and nothing is lost', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  // As in Safari, only sooner.
  await page.addInitScript(() => {
    const { replaceState } = History.prototype
    let refusals = 6
    History.prototype.replaceState = function (this: History, ...given) {
      const isTyped = String(given[2]).includes('search=')
      if (isTyped && refusals-- > 0) throw new DOMException('Too often', 'SecurityError')
      replaceState.apply(this, given)
    }
  })
  await openDirectory(page)
  await field(page).pressSequentially('kite')
  await expect(field(page)).toHaveValue('kite')
  await expect(cards(page).filter({ hasNotText: /kite/i })).toHaveCount(0)
  await expect(cards(page).first()).toBeVisible()
  await expect(page).toHaveURL('/Member/Home/Cashback?search=kite')
  await page.getByRole('main').getByRole('link', { name: /Kite/ }).first().click()
  await expect(page).toHaveURL(/\/Member\/Retailer\/\d+\//)
  await page.goBack()
  await expect(field(page)).toHaveValue('kite')
})

test('DIR-22 a link with an unknown category shows everything, and the address loses it (OQ-055)', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await openDirectory(page, '?category=no-such&page=2')
  await expect(page).toHaveURL('/Member/Home/Cashback?page=2')
  await expect(category(page)).toHaveValue('')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/Member/Home/Cashback?page=3')
})

test('DIR-11 with ten thousand retailers nothing is lost while I type', async ({ page, world }) => {
  await world.arrange({ signedIn: true, scenario: ['large-catalogue'] })
  await page.goto('/Member/Home/Cashback')
  await expect(count(page)).toHaveText('10,000 retailers', { timeout: 120_000 })
  await field(page).pressSequentially('kitchen')
  await expect(field(page)).toHaveValue('kitchen')
  await expect(page).toHaveURL('/Member/Home/Cashback?search=kitchen')
  await expect(count(page)).toHaveText(/^[\d,]+ retailers$/)
})
