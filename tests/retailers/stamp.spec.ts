import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/** The elements that moved in each transition of the page. */
const transitions = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Reflect.get(window, 'transitions'))

const noteTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const moved: string[] = []
    Reflect.set(window, 'transitions', moved)
    const start = document.startViewTransition
    document.startViewTransition = (update) => {
      const transition = start.call(document, update)
      void transition.ready.then(() => {
        const names = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
        moved.push(names.includes('::view-transition-group(shop)') ? 'the stamp' : 'no stamp')
      })
      return transition
    }
  })

async function openShop(page: Page, name: string) {
  await page.getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await expect(page.getByText('Offers available today')).toBeVisible()
}

async function goHome(page: Page) {
  await page.getByRole('link', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Priya' })).toBeFocused()
}

test('the stamp of a shop moves to its page, if the browser and the member allow it', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto('/Member/Home/Dashboard')

  await test.step('after two quick presses the second shop opens without an error', async () => {
    const shops = page.getByRole('main').locator('a[href*="/Retailer/"]')
    await expect(shops.nth(2)).toBeVisible()
    const second = await shops.nth(2).getAttribute('href')
    await shops.first().evaluate((first, later) => {
      const next = document.querySelector<HTMLElement>(`main a[href="${later}"]`)
      if (first instanceof HTMLElement) first.click()
      next?.click()
    }, second)
    await expect(page).toHaveURL(new RegExp(`${second}$`))
    await expect(page.getByText('Offers available today')).toBeVisible()
    expect(errors).toEqual([])
  })

  await test.step('the stamp moves from the dashboard and from the directory', async () => {
    await goHome(page)
    await noteTransitions(page)
    await openShop(page, 'Otterby Outdoors')
    await expect.poll(() => transitions(page)).toEqual(['the stamp'])
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Cashback', exact: true }).click()
    await page.getByLabel('Search by name').fill('Hearthwick Kitchens')
    await openShop(page, 'Hearthwick Kitchens')
    await expect.poll(() => transitions(page)).toEqual(['the stamp', 'the stamp'])
  })

  await test.step('a member who prefers reduced motion sees the page at once', async () => {
    await goHome(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const before = await transitions(page)
    await openShop(page, 'Otterby Outdoors')
    expect(await transitions(page)).toEqual(before)
  })

  await test.step('a member whose browser has no transitions sees the page at once', async () => {
    await goHome(page)
    await page.emulateMedia({ reducedMotion: null })
    await page.evaluate(() => {
      Reflect.deleteProperty(document, 'startViewTransition')
      Reflect.deleteProperty(Document.prototype, 'startViewTransition')
    })
    expect(await page.evaluate(() => 'startViewTransition' in document)).toBe(false)
    await openShop(page, 'Otterby Outdoors')
  })
})
