import { tabTo } from '../support/keyboard.ts'
import { demonstration } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test('LOGIN-02, SHELL-11, SHELL-17, SHELL-18 signing in, the menu and signing out, by keyboard alone', async ({
  page,
}) => {
  await page.goto('/Member/Login')
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
  await tabTo(page, 'textbox', 'Email')
  await page.keyboard.type(demonstration.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(demonstration.password)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: 'Keep me logged in' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Priya' })).toBeVisible()

  await tabTo(page, 'button', 'Menu')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Welcome Priya Shah!' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, 'button', 'Logout')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/Member/Login')
})

test('SHELL-02 the skip link leads past the top bar, and a new page starts at its heading', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Home/Dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Priya' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await tabTo(page, 'link', /Featured cashback/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('BANNER-07, BANNER-04 the banners, by keyboard alone', async ({ page, world }) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Home/Dashboard')
  await expect(page.getByRole('button', { name: 'Slide 4 of 4' })).toBeVisible()
  await tabTo(page, 'button', 'Slide 2 of 4')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Slide 2 of 4' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await tabTo(page, 'button', 'Pause')
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Play' })).toBeFocused()
})

test('HELP-01, HELP-02 the help panel, by keyboard alone', async ({ page, world }) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Home/Dashboard')
  const help = page.getByRole('complementary', { name: 'Help' })
  const toggle = help.getByText('Help', { exact: true })
  await toggle.waitFor()
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab')
    if (await help.evaluate((panel) => panel.contains(document.activeElement))) break
  }
  await page.keyboard.press('Enter')
  await expect(help.getByRole('heading').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(help.getByRole('heading').first()).toBeHidden()
})
