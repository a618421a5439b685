import { tabTo } from '../support/keyboard.ts'
import { demonstration } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test('SHELL-02, BANNER-04, BANNER-07, HELP-01, HELP-02, SHELL-11, SHELL-17, SHELL-18, LOGIN-02 by keyboard alone I use the skip link, the banners, help and the menu, sign out and sign in', async ({
  page,
  world,
}) => {
  await world.arrange({ signedIn: true })
  await page.goto('/Member/Home/Dashboard')
  const greeting = page.getByRole('heading', { level: 1, name: 'Hello, Priya' })
  await expect(greeting).toBeVisible()
  await expect(page.getByRole('button', { name: 'Slide 4 of 4' })).toBeVisible()

  await test.step('The first stop is the skip link', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  })

  await test.step('The menu opens and closes', async () => {
    await tabTo(page, 'button', 'Menu')
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Welcome Priya Shah!' })
    await expect(drawer.locator(':focus')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
  })

  await test.step('Help opens and closes', async () => {
    const help = page.getByRole('complementary', { name: 'Help' })
    await tabTo(page, 'button', 'Help')
    await page.keyboard.press('Enter')
    await expect(help.getByRole('heading').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(help.getByRole('heading').first()).toBeHidden()
  })

  await test.step('The skip link skips the top bar', async () => {
    await tabTo(page, 'link', 'Skip to main content', 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('The banners advance and pause', async () => {
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

  await test.step('I sign out from the menu', async () => {
    await tabTo(page, 'button', 'Menu', 'Shift+Tab')
    await page.keyboard.press('Enter')
    await tabTo(page, 'button', 'Logout')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/Member/Login')
  })

  await test.step('I sign in', async () => {
    await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
    await tabTo(page, 'textbox', 'Email')
    await page.keyboard.type(demonstration.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(demonstration.password)
    await tabTo(page, 'button', 'Show Password')
    await tabTo(page, 'checkbox', 'Keep me logged in')
    await page.keyboard.press('Space')
    await expect(page.getByRole('checkbox', { name: 'Keep me logged in' })).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(greeting).toBeVisible()
  })

  await test.step('The next page starts at its heading', async () => {
    await tabTo(page, 'link', /Featured cashback/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Cashback' })).toBeFocused()
  })
})
