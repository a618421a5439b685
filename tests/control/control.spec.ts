import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'

test('the control page is operable by keyboard', async ({ page, world }) => {
  await world.arrange({ signedIn: true })
  await page.goto('/_control')
  await page.getByLabel('Set the clock to').focus()
  await page.keyboard.type('2027-05-01T10:00:00Z')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('The clock is set.')
  await page.getByRole('button', { name: 'A day later' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('2027-05-02T10:00').first()).toBeVisible()
  await page.getByLabel('Call', { exact: true }).selectOption('GET /api/DashboardData')
  await page.getByLabel('What happens').selectOption('unavailable')
  await page.getByRole('button', { name: 'Add this fault' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('The fault is added.')
  expect((await page.request.get('/api/DashboardData')).status()).toBe(503)
  await page.getByLabel('no-favourites').focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Make this world' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('The world is made.')
  await expect(page.getByLabel('no-favourites')).toBeChecked()
})

test.describe('An invalid link is among the pages', () => {
  test.use({ foreseenComplaint: /Failed to load resource/ })

  test('the control pages are accessible, and nothing overflows sideways', async ({
    page,
    world,
  }) => {
    await world.arrange({ signedIn: true, faults: [{ call: 'GET /api/member', kind: 'reset' }] })
    await page.request.get('/api/menudetails')
    const nonsense = '/_control/open?scenario=nonsense'
    for (const address of ['/_control', '/_control?done=reset', '/_control/openapi', nonsense])
      await test.step(address, async () => {
        await page.goto(address)
        if (address === nonsense)
          await expect(page.getByRole('alert')).toContainText("not 'nonsense'")
        else await page.locator('summary').first().click()
        for (const [width, colorScheme] of [
          [320, 'light'],
          [1280, 'dark'],
        ] as const) {
          await page.setViewportSize({ width, height: 800 })
          await page.emulateMedia({ colorScheme })
          await expectAccessible(page)
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          ).toBeLessThanOrEqual(0)
        }
      })
  })
})
