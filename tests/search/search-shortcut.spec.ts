import { tabTo } from '../support/keyboard.ts'
import { expect, test } from '../support/test.ts'

test('SHELL-06, SEARCH-03, SEARCH-04, SEARCH-06, SEARCH-34 Ctrl+K takes me to the search from any page, Escape leaves it, and I search by keyboard alone', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.addInitScript(() => {
    const appearing = new MutationObserver(() => {
      if (!document.querySelector('main h1')?.textContent) return
      appearing.disconnect()
      const pressed = { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }
      document.body.dispatchEvent(new KeyboardEvent('keydown', pressed))
    })
    appearing.observe(document, { childList: true, subtree: true })
  })
  await page.goto('/Member/MyAccount')
  const heading = page.getByRole('heading', { level: 1 })
  const bar = page.getByRole('banner').getByRole('searchbox', { name: 'Search' })

  await test.step('the shortcut works as soon as the page is visible', async () => {
    await expect(bar).toBeFocused()
    await expect(heading).toHaveText('My Account')
    await page.keyboard.press('Escape')
    await expect(heading).toBeFocused()
  })

  await test.step('a letter alone is not a shortcut, and an open menu disables it', async () => {
    await page.keyboard.press('k')
    await expect(bar).not.toBeFocused()
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog').locator(':focus')).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(bar).not.toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  const status = page.getByRole('main').getByRole('status')
  await test.step('the shortcut focuses the bar, or the search page’s own box', async () => {
    await page.keyboard.press('Control+k')
    await expect(bar).toBeFocused()
    await page.keyboard.type('tallow')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/Member/Home/Search?search=tallow&page=1')
    const box = page.getByRole('main').getByRole('searchbox', { name: 'Search' })
    await expect(box).toHaveValue('tallow')
    await page.keyboard.press('Control+k')
    await expect(box).toBeFocused()
    await page.keyboard.type('e')
    await expect(box).toHaveValue('e')
    await expect(page).toHaveURL('/Member/Home/Search?search=e&page=1')
    await expect(page.getByText(/^Page 1 of \d{2,}$/)).toBeVisible()
  })

  await test.step('I use the kinds, the results and their pages by keyboard', async () => {
    const all = (await status.textContent()) ?? ''
    await tabTo(page, 'radio', 'All')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Cashback' })).toBeChecked()
    await expect(page).toHaveURL('/Member/Home/Search?search=e&page=1&filter=Cashback')
    await expect(status).not.toHaveText(all)
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
})
