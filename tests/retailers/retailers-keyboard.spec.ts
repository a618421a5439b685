import { tabTo } from '../support/keyboard.ts'
import { expect, test } from '../support/test.ts'

test.use({ outsideHosts: ['shop.example'] })

test('RETAILER-18, DIR-04, DIR-25 finding a retailer and redeeming, by keyboard alone', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true, scenario: ['no-favourites'] })
  await page
    .context()
    .route('https://shop.example/**', (route) => route.fulfill({ body: 'The shop' }))
  await page.goto('/Member/Home/Cashback')
  await tabTo(page, 'searchbox', 'Search by name')
  await page.keyboard.type('hearth')
  await tabTo(page, 'combobox', 'Category')
  await tabTo(page, 'button', 'View Favourites')
  await tabTo(page, 'link', 'Hearthwick Kitchens')
  await tabTo(page, 'button', 'Favourite Hearthwick Kitchens')
  await page.keyboard.press('Space')
  const star = page.getByRole('button', { name: 'Favourite Hearthwick Kitchens' })
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Hearthwick Kitchens' })).toBeFocused()

  await tabTo(page, 'button', /^Redeem 6% cashback/)
  const opened = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  await expect(await opened).toHaveURL('https://shop.example/hearthwick-kitchens/10402')
  await page.bringToFront()
  await tabTo(page, 'button', /^Redeem 2.5% cashback/)
  await expect(page.getByRole('tooltip')).toBeVisible()
})
