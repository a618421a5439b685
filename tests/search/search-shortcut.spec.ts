import { expect, test } from '../support/test.ts'

test('SHELL-06, SEARCH-03 Ctrl+K takes me to the search from any page, and Escape back out of it', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/MyAccount')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('My Account')
  const bar = page.getByRole('banner').getByRole('searchbox', { name: 'Search' })
  await page.keyboard.press('Control+k')
  await expect(bar).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(heading).toBeFocused()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('tallow')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/Member/Home/Search?search=tallow&page=1')
  const box = page.getByRole('main').getByRole('searchbox', { name: 'Search' })
  await expect(box).toHaveValue('tallow')
  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()
  await page.keyboard.type('kettle')
  await expect(box).toHaveValue('kettle')
})

test('a letter alone is no shortcut, and over the open menu nothing is', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Contact')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const bar = page.getByRole('banner').getByRole('searchbox', { name: 'Search' })
  await page.keyboard.press('k')
  await expect(bar).not.toBeFocused()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(bar).not.toBeFocused()
})

test('SHELL-06 Ctrl+K is heard as soon as the page can be seen', async ({ page, world }) => {
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
  await expect(page.getByRole('banner').getByRole('searchbox', { name: 'Search' })).toBeFocused()
})
