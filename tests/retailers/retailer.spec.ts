import { expectAccessible } from '../support/accessibility.ts'
import { tabTo } from '../support/keyboard.ts'
import { expect, test } from '../support/test.ts'

test.use({ outsideHosts: ['shop.example'] })

test('RETAILER-18, RETAILER-14, RETAILER-15, RETAILER-16, RETAILER-17, DIR-25 I find a retailer by its category, star it, and go there for an offer, by keyboard and by pointer', async ({
  page,
  context,
  world,
}) => {
  await world.arrange({ signedIn: true, scenario: ['no-favourites'] })
  await context.route('https://shop.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>The shop</title>' }),
  )
  const order: string[] = []
  context.on('request', (request) => {
    const { pathname, host } = new URL(request.url())
    if (pathname.endsWith('/LogVisit')) order.push('log')
    if (host === 'shop.example') order.push('shop')
  })
  const address = 'https://shop.example/hearthwick-kitchens/10402'
  await page.goto('/Member/Home/Cashback')
  const category = page.getByRole('combobox', { name: 'Category' })
  await category.selectOption({ label: '>> Kettles' })
  await category.selectOption({ label: '> Kitchen' })

  await test.step('I do all this by keyboard', async () => {
    await tabTo(page, 'button', 'View Favourites')
    await tabTo(page, 'link', 'Hearthwick Kitchens')
    await tabTo(page, 'button', 'Favourite Hearthwick Kitchens')
    await page.keyboard.press('Space')
    const star = page.getByRole('button', { name: 'Favourite Hearthwick Kitchens' })
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Hearthwick Kitchens' })).toBeFocused()
    await expect(star).toHaveAttribute('aria-pressed', 'true')

    await tabTo(page, 'button', /^Redeem 6% cashback/)
    const visit = page.waitForRequest('**/api/Retailers/LogVisit')
    const opened = page.waitForEvent('popup')
    await page.keyboard.press('Enter')
    expect((await visit).postDataJSON()).toEqual({ retailerId: '1040', offerId: '10402' })
    const shop = await opened
    await expect(shop).toHaveURL(address)
    expect(await shop.evaluate(() => window.opener)).toBeNull()
    await expect(page).toHaveURL('/Member/Retailer/1040/hearthwick-kitchens')
    await shop.close()
  })

  await test.step('a double click logs one visit before the shop opens', async () => {
    order.length = 0
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: /^Redeem 6% cashback/ }).dblclick()
    const shop = await opened
    await expect(shop).toHaveURL(address)
    await shop.close()
    expect(order).toEqual(['log', 'shop'])
  })

  await test.step('the page that stays open has a slip, whose reminder is a calendar file', async () => {
    const slip = page.getByRole('region', { name: /^You went to Hearthwick Kitchens at/ })
    await expect(slip.getByText('Shows as pending within 5 days.')).toBeVisible()
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await tabTo(page, 'link', 'Remind me in a week')
    await page.keyboard.press('Enter')
    expect((await download).suggestedFilename()).toBe('cashback.ics')
  })

  await test.step('an offer without a link shows its hint to pointer, keyboard and finger', async () => {
    const dead = page.getByRole('button', { name: /gift cards/ })
    const hint = page.getByText('Something went wrong. Please, contact us using Contact page.')
    await expect(hint).toBeHidden()
    await dead.hover()
    await expect(hint).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(hint).toBeHidden()
    await tabTo(page, 'button', /gift cards/)
    await expect(hint).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(hint).toBeHidden()
    // The button only looks disabled: a click shows its hint.
    await dead.click({ force: true })
    await expect(hint).toBeVisible()
    expect(context.pages()).toHaveLength(1)
  })
})
