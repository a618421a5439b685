import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const star = (page: Page) => page.getByRole('button', { name: 'Favourite Hearthwick Kitchens' })

async function openRetailer(page: Page) {
  await page.goto('/Member/Retailer/1040/hearthwick-kitchens')
  await expect(page.getByText('4 Offers available today')).toBeVisible()
}

test('DIR-25, DIR-27 I star a retailer on its page, and it is among my favourites', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true, scenario: ['no-favourites'] })
  await openRetailer(page)
  const saved = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'POST' && answer.url().endsWith('/api/Member/Favourites'),
  )
  await star(page).focus()
  await page.keyboard.press('Enter')
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true')
  expect((await saved).request().postDataJSON()).toEqual({ RetailerId: '1040' })

  await page.goto('/Member/Home/Cashback?favourites=true')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(/Hearthwick Kitchens/)
  await openRetailer(page)
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true')
})

test('DIR-26 a star that the server refuses goes out again on the retailer’s page, too', async ({
  page,
  world,
}) => {
  await world.arrange({
    signedIn: true,
    scenario: ['no-favourites'],
    faults: [{ call: 'POST /api/Member/Favourites', status: 500, times: 1 }],
  })
  await openRetailer(page)
  await star(page).click()
  await expect(page.getByText('We couldn’t change your favourites.')).toBeVisible()
  await expect(star(page)).toHaveAttribute('aria-pressed', 'false')
})
